import { Fragment, h } from 'preact';
import { Bar, type Page, Tool, part, showSheet } from '../shell/app';
import { t } from '../shell/strings';
import { type Table, sit } from './table';

export const ready = Promise.resolve();

/// Opens a table by its id. An invitation's code leads to the door first, unless one sits here.
export const open = async (address: string): Promise<Page> => {
  const id = address.length === 6 ? history.state : address;
  if (!id) return (await part(import('../lobby'))).open('join', address);
  const table = await sit(id);
  return {
    get title() {
      return titleOf(table);
    },
    draw: () => <TablePage table={table} />,
    close: table.close,
  };
};

const titleOf = ({ state }: Table): string => (state ? (t.games[state.table.game] ?? state.table.game) : 'Parlor');

const TablePage = ({ table }: { table: Table }) => {
  const { up, problem, company, play, game, state } = table;
  const board = play && game && <game.Board key={table.id} {...play} />;
  return (
    <>
      <Bar title={titleOf(table)} game={state?.table.game}>
        <Tool label={t.log} path="M5 7h14M5 12h14M5 17h8" onClick={() => openLog(table)} />
      </Bar>
      {!up && !problem && (
        <p class="banner" role="alert">
          {t.lost} <button onClick={table.retry}>{t.retry}</button>
        </p>
      )}
      <main>
        {company ? <company.Room table={table} board={board} /> : board}
        {state?.table.result && <a class="button" href={`/replay/${table.id}`}>{t.replay}</a>}
      </main>
    </>
  );
};

const openLog = async (table: Table): Promise<void> => {
  const { LogSheet } = await part(import('../lobby/sheets'));
  showSheet(() => <LogSheet table={table} />);
};
