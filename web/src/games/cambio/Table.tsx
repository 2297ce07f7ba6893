import { Component, h } from 'preact';
import { redraw } from '../../shell/app';
import { settings } from '../../shell/settings';
import { Board } from './Board';
import { remembered } from './memory';
import { Tutorial } from './Tutorial';
import type { Game } from './view';

/// The table, or for a while the first lesson at another one.
export class Table extends Component<Game, { isLearning?: boolean }> {
  learn(isLearning: boolean): void {
    this.setState({ isLearning });
    redraw();
  }

  render(play: Game, { isLearning }: { isLearning?: boolean }) {
    // At a table that was abandoned nothing can be done any more.
    const options = play.table.phase === 'playing' ? play.options : [];
    // Who plays several seats, and who sees a game again, has nothing to remember.
    const cards = play.replay || play.you.seats.length !== 1 ? undefined : remembered(play);
    return isLearning ? <Tutorial close={() => this.learn(false)} /> : <Board {...play} options={options} noted={settings.notes ? cards : undefined} learn={() => this.learn(true)} />;
  }
}
