import { Component, h } from 'preact';
import { Board } from './Board';
import { Tutorial } from './Tutorial';
import type { Game } from './view';

/// The game's page: the table, or the tutorial in its place.
export class Table extends Component<Game, { isLearning?: boolean }> {
  learn = (isLearning: boolean): void => this.setState({ isLearning });

  render(play: Game, { isLearning }: { isLearning?: boolean }) {
    return isLearning ? <Tutorial close={() => this.learn(false)} /> : <Board {...play} learn={() => this.learn(true)} />;
  }
}
