import { type ComponentChild, h } from 'preact';
import { answer, itemNames, itemOf } from './speech';
import { t } from './strings';
import type { Fact, Known } from './view';

interface Props {
  label: string;
  known: Known[];
  /// A call that is being judged.
  pending?: string;
  children?: ComponentChild;
}

/// What is known of a code: the calls at it with their judgements, and the items' answers between them.
export const History = ({ label, known, pending, children }: Props) => {
  let number = 0;
  return (
    <section class="history" aria-label={label}>
      <h2>{label}</h2>
      {children}
      {!known.length && !pending && <p class="none">{t.noCalls}</p>}
      <ol>
        {known.map(({ fact, before }, index) => (
          <li key={index} class={before.length ? 'stale' : ''}>
            {fact.type === 'judged' ? <Judged {...fact} number={++number} /> : <Answered {...fact} />}
            {before.length > 0 && fact.type !== 'shuffled' && fact.type !== 'changed' && <small class="since">{t.before(itemNames(before))}</small>}
          </li>
        ))}
        {pending && <li class="pending"><Digits code={pending} /></li>}
      </ol>
    </section>
  );
};

/// A code as small cards.
export const Digits = ({ code }: { code: string }) => <b class="code3">{[...code].map((digit, place) => <span key={place}>{digit}</span>)}</b>;

const Judged = ({ call, eat, bite, number }: { call: string; eat: number; bite: number; number: number }) => (
  <div class="judged">
    <i aria-hidden="true">{number}</i>
    <Digits code={call} />
    <span class="eb">
      <span class={`eat ${eat ? '' : 'zero'}`}>{t.eat(eat)}</span> <span class={`bite ${bite ? '' : 'zero'}`}>{t.bite(bite)}</span>
    </span>
  </div>
);

const Answered = (fact: Exclude<Fact, { type: 'judged' }>) => (
  <div class="answered">
    <b class={`tag ${itemOf(fact)}`}>{t.names6[itemOf(fact)]}</b> {answer(fact)}
  </div>
);
