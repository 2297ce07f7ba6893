import { Component, h } from 'preact';
import { notedDeal } from '../lobby/luck';
import { announce, complain, redraw } from '../shell/app';
import { type Fault, verify } from './fair-deals.mjs';
import { type Story, storyOf } from './story';
import { t } from './strings';

interface Props {
  id: string;
  story: Story;
}

interface State {
  found?: string[];
  fair?: boolean;
}

/// Repeats the deals of a finished game, here on the player's own device.
export class Fair extends Component<Props, State> {
  check = async (): Promise<void> => {
    try {
      const { table, events = [] } = await storyOf(this.props.id, 'open');
      const noted = notedDeal(this.props.id);
      const { draws, faults } = verify({ table, events }, noted);
      const fair = !faults.length;
      const found = fair ? [t.fits, noted ? t.noted : '', t.lucky(Object.keys(table.deal.luck).length), t.repeated(draws)].filter(Boolean) : faults.map(worded);
      this.setState({ found, fair });
      announce([fair ? t.isFair : t.unfair, ...found].join(' '));
      redraw();
    } catch (problem) {
      await complain(problem);
    }
  };

  render({ story: { table } }: Props, { found, fair }: State) {
    if (!table.deal.secret) return null;
    return (
      <section class="panel form fair" aria-label={t.fair}>
        <h2>{t.fair}</h2>
        {found ? (
          <div>
            <p><b>{fair ? t.isFair : t.unfair}</b></p>
            <ul>{found.map((line) => <li>{fair ? '✓' : '✗'} {line}</li>)}</ul>
          </div>
        ) : (
          <p><small>{t.fairAbout}</small></p>
        )}
        <button onClick={this.check}>{t.check}</button>
        <details>
          <summary>{t.details}</summary>
          <dl>
            <dt>{t.fingerprint}</dt><dd><code>{table.deal.fingerprint}</code></dd>
            <dt>{t.secret}</dt><dd><code>{table.deal.secret}</code></dd>
            {Object.entries(table.deal.luck).map(([seat, luck]) => [<dt>{t.luckOf(table.seats[Number(seat)]?.name ?? seat)}</dt>, <dd><code>{luck}</code></dd>])}
          </dl>
        </details>
      </section>
    );
  }
}

const worded = (fault: Fault): string => (fault.kind === 'draw' ? t.wrongDraw(fault.number + 1) : fault.kind === 'noted' ? t.otherNote : t.otherSecret);
