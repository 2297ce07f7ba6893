import { Fragment, h } from 'preact';
import { t as shell } from '../../shell/strings';
import { Mini } from './Card';
import { sorted } from './order';
import { contractText, isMine, verdict, you } from './speech';
import { t } from './strings';
import { type Game, ROUNDS, offers } from './view';
import { leftMs } from './Window';

/// The score sheet: seven rounds and the total of every player.
export const Sheet = ({ play }: { play: Game }) => {
  const { scores, players, round } = play.view;
  const lowest = Math.min(...players.map(({ total }) => total));
  return (
    <div class="sheet-wrap" role="region" aria-label={t.sheet} tabIndex={0}>
      <table class="tally">
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            {ROUNDS.map((contract, index) => <th key={index} scope="col" class={index + 1 === round ? 'now' : ''} title={contractText(contract)}>{index + 1}</th>)}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, total }) => (
            <tr key={seat} class={isMine(play, seat) ? 'mine' : ''}>
              <th scope="row">{you(play, seat)}</th>
              {ROUNDS.map((_, index) => <td key={index} class={scores[index]?.[seat] === 0 ? 'zero' : ''}>{scores[index]?.[seat] ?? t.none}</td>)}
              <td class="sum">{scores.length > 0 && total === lowest ? <b>{total}</b> : total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/// Who went out, in words.
const Outcome = ({ play }: { play: Game }) => {
  const { hands = [], players } = play.view;
  const out = players.find(({ seat }) => hands[seat]?.length === 0)?.seat;
  return <p>{out === undefined ? t.stalemate : isMine(play, out) ? t.youWentOut : t.wentOutLine(you(play, out))}</p>;
};

/// What everybody was left with when the last round ended.
const LeftOver = ({ play }: { play: Game }) => {
  const { hands = [], players, scores, round } = play.view;
  return (
    <>
      <h3>{t.leftInHand}</h3>
      <ul class="left-over">
        {players.filter(({ seat }) => hands[seat]?.length).map(({ seat }) => (
          <li key={seat}>
            <b>{you(play, seat)}</b>
            <span class="minis">{sorted(hands[seat]!, 'rank').map((card) => <Mini key={card} card={card} />)}</span>
            <span class="cost">+{scores[round - 1]?.[seat]}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/// All hands, where they are open while the round is still played: in a replay.
export const Hands = ({ play }: { play: Game }) => {
  const { hands, players } = play.view;
  return hands ? (
    <ul class="left-over hands" aria-label={t.hands}>
      {players.map(({ seat }) => (
        <li key={seat}>
          <b>{you(play, seat)}</b>
          <span class="minis">{sorted(hands[seat]!, 'rank').map((card) => <Mini key={card} card={card} />)}</span>
        </li>
      ))}
    </ul>
  ) : null;
};

/// Between two rounds: how it ended, the sheet, and who is ready for the next.
export const Summary = ({ play }: { play: Game }) => {
  const { view, act, you: { seat } } = play;
  const left = leftMs(play, seat);
  const may = offers(play, 'ready');
  return (
    <section class="panel summary" aria-label={t.roundOver(view.round)}>
      <h2>{t.roundOver(view.round)}</h2>
      <Outcome play={play} />
      <Sheet play={play} />
      <p class="next">{t.next(view.round + 1, contractText(ROUNDS[view.round]!))}</p>
      <p class="soft">{left === undefined ? t.readyWait : t.readyIn(Math.ceil(left / 1000))} {view.players.filter(({ ready }) => ready).map((player) => `${you(play, player.seat)} ✓`).join(' ')}</p>
      <LeftOver play={play} />
      {seat !== undefined && <button class="main" disabled={!may} onClick={() => act({ type: 'ready' })}>{t.ready}</button>}
    </section>
  );
};

/// The end of the game.
export const Final = ({ play }: { play: Game }) => {
  const { ranking = [], points = {} } = play.table.result ?? {};
  return (
    <section class="panel summary final" aria-label={t.result}>
      <h2>{verdict(play)}</h2>
      <ol class="ranking">
        {ranking.flatMap((seats, place) => seats.map((seat) => (
          <li key={seat} class={place ? '' : 'first'}>
            <span>{t.place(ranking.slice(0, place).flat().length + 1)}</span> <b>{you(play, seat)}</b> <span>{t.points(points[seat] ?? 0)}</span>
          </li>
        )))}
      </ol>
      <Sheet play={play} />
      <p class="row">
        {play.you.seats.length > 0 && <button class="main" onClick={() => play.again()}>{shell.again}</button>}
        <a class="button" href="/">{shell.home}</a>
      </p>
      <Outcome play={play} />
      <LeftOver play={play} />
    </section>
  );
};
