import { Component, h } from 'preact';
import { redraw } from '../../shell/app';
import { Board } from './Board';
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
    return isLearning ? <Tutorial close={() => this.learn(false)} /> : <Board {...play} options={options} learn={() => this.learn(true)} />;
  }
}
