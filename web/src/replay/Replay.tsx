import { Component, h } from 'preact';
import { Share } from '../lobby/Share';
import { Icon, announce, complain, redraw } from '../shell/app';
import type { GamePage } from '../table/game';
import { Fair } from './Fair';
import { type Story, nameOf, pathOf, playAt, sentence, storyOf } from './story';
import { t } from './strings';

interface Props {
  id: string;
  game: GamePage;
  /// Whether anything in it was drawn.
  draws: boolean;
  story: Story;
  as: string;
  step: number;
}

interface State {
  story: Story;
  as: string;
  step: number;
  /// What happened in each step, in words.
  lines: string[];
}

const FIRST = 'M18 5l-7 7 7 7M7 5v14';
const BACK = 'M15 5l-7 7 7 7';
const FORWARD = 'M9 5l7 7-7 7';
const LAST = 'M6 5l7 7-7 7M17 5v14';

/// A finished game, step by step, on the game's own board.
export class Replay extends Component<Props, State> {
  state: State = { ...this.tell(this.props.story, this.props.as), step: clamp(this.props.step, this.props.story) };
  #current?: HTMLElement | null;

  tell(story: Story, as: string): Pick<State, 'story' | 'as' | 'lines'> {
    return { story, as, lines: story.steps.map((_, step) => sentence(this.props.game, story, step, as)) };
  }

  componentDidMount(): void {
    addEventListener('keydown', this.onKeyDown);
    this.showLine();
  }

  componentWillUnmount(): void {
    removeEventListener('keydown', this.onKeyDown);
  }

  componentDidUpdate(_: Props, { step }: State): void {
    if (step !== this.state.step) this.showLine();
  }

  /// Brings the present step's line into sight within its list. The page stays where it is: there the board is looked at.
  showLine(): void {
    const list = this.#current?.closest('ol');
    if (!list) return;
    const line = this.#current!.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollTop += Math.min(0, line.top - frame.top) + Math.max(0, line.bottom - frame.bottom);
  }

  /// A board and a field use the arrows for themselves.
  onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest?.('[role=grid],input,select,dialog')) return;
    const { step, story } = this.state;
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: story.steps.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.goTo(to);
  };

  goTo = (wanted: number): void => {
    const { story, as, lines } = this.state;
    const step = clamp(wanted, story);
    this.setState({ step });
    announce(`${t.step(step + 1, story.steps.length)}. ${lines[step]}`);
    this.keepAddress(as, step);
    redraw();
  };

  seeAs = async (as: string): Promise<void> => {
    try {
      this.setState(this.tell(await storyOf(this.props.id, as), as));
      this.keepAddress(as, this.state.step);
    } catch (problem) {
      await complain(problem);
    }
  };

  address(as: string, step: number): string {
    return `/replay/${this.props.id}/${as}/${step + 1}`;
  }

  keepAddress(as: string, step: number): void {
    history.replaceState(null, '', this.address(as, step));
  }

  render({ id, game, draws }: Props, { story, as, step, lines }: State) {
    const count = story.steps.length;
    const tool = (label: string, path: string, to: number, disabled: boolean) => (
      <button aria-label={label} title={label} disabled={disabled} onClick={() => this.goTo(to)}><Icon path={path} /></button>
    );
    return (
      <div class="replay">
        <div class="stage">
          <p class="told">{lines[step] || t.nothing}</p>
          <game.Board key={as} {...playAt(story, step, as)} />
        </div>
        <div class="steps panel" role="group" aria-label={t.steps}>
          <input type="range" min={1} max={count} value={step + 1} aria-label={t.steps} aria-valuetext={t.step(step + 1, count)} onInput={(event) => this.goTo(Number(event.currentTarget.value) - 1)} />
          <div class="row">
            {tool(t.first, FIRST, 0, step === 0)}
            {tool(t.back, BACK, step - 1, step === 0)}
            <small>{step + 1} / {count}</small>
            {tool(t.forward, FORWARD, step + 1, step === count - 1)}
            {tool(t.last, LAST, count - 1, step === count - 1)}
          </div>
        </div>
        <aside>
          <section class="panel form">
            <label>
              {t.seen}
              <select value={as} onChange={(event) => this.seeAs(event.currentTarget.value)}>
                <option value="open">{t.open}</option>
                <option value="public">{t.everybody}</option>
                {story.table.seats.map(({ seat }) => <option value={`${seat}`}>{nameOf(story, seat)}</option>)}
              </select>
            </label>
            <ol class="story" tabIndex={0} aria-label={t.steps}>
              {lines.map((line, at) => (
                <li key={at}>
                  <button aria-current={at === step ? 'step' : undefined} ref={at === step ? (button) => { this.#current = button; } : undefined} onClick={() => this.goTo(at)}>
                    {at + 1}. {line || '…'}
                  </button>
                </li>
              ))}
            </ol>
            <small>{t.keys}</small>
          </section>
          <section class="panel form" aria-label={t.share}>
            <h2>{t.share}</h2>
            <Share link={location.origin + this.address(as, step)} />
            <a class="button" href={`/api/v1${pathOf(id, as)}`} download={`parlor-${story.table.game}-${id}.json`} onClick={(event) => event.stopPropagation()}>{t.download}</a>
          </section>
          {draws && <Fair id={id} story={story} />}
        </aside>
      </div>
    );
  }
}

const clamp = (step: number, { steps }: Story): number => Math.min(Math.max(0, step), steps.length - 1);
