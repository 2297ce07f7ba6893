import { type ComponentChild, h } from 'preact';

/// Words, code, emphasis and links of one line. Text stays text: nothing becomes HTML.
const inline = (text: string): ComponentChild[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|\[[^\]]+\]\([^)\s]+\))/).map((piece) => {
    if (/^`/.test(piece)) return <code>{piece.slice(1, -1)}</code>;
    if (/^\*\*/.test(piece)) return <strong>{piece.slice(2, -2)}</strong>;
    if (/^(\*.+\*|_.+_)$/.test(piece)) return <em>{piece.slice(1, -1)}</em>;
    const link = /^\[([^\]]+)\]\((https?:[^)\s]+|#[^)\s]*)\)$/.exec(piece);
    return link ? <a href={link[2]} target="_blank" rel="noreferrer">{link[1]}</a> : piece;
  });

const cells = (row: string): string[] => row.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());

const table = (rows: string[]) => {
  const [head = '', , ...body] = rows;
  return (
    <table>
      <thead><tr>{cells(head).map((cell) => <th scope="col">{inline(cell)}</th>)}</tr></thead>
      <tbody>{body.map((row) => <tr>{cells(row).map((cell) => <td>{inline(cell)}</td>)}</tr>)}</tbody>
    </table>
  );
};

/// List items, each with the lines that go on below it.
const items = (lines: string[]): string[] =>
  lines.reduce<string[]>((list, line) => (/^([-*]|\d+\.)\s/.test(line) ? [...list, line.replace(/^\S+\s+/, '')] : [...list.slice(0, -1), `${list.at(-1) ?? ''} ${line.trim()}`]), []);

const block = (text: string): ComponentChild => {
  const lines = text.split('\n');
  const first = lines[0]!;
  const heading = /^(#{1,4})\s+(.*)/.exec(first);
  if (heading) {
    // The page's own title is the first heading, so a document's begin one lower.
    const Level = `h${Math.min(heading[1]!.length + 1, 5)}` as 'h2';
    return [<Level>{inline(heading[2]!)}</Level>, lines.length > 1 && block(lines.slice(1).join('\n'))];
  }
  if (/^\|/.test(first)) return table(lines);
  if (/^[-*]\s/.test(first)) return <ul>{items(lines).map((item) => <li>{inline(item)}</li>)}</ul>;
  if (/^\d+\.\s/.test(first)) return <ol>{items(lines).map((item) => <li>{inline(item)}</li>)}</ol>;
  const list = lines.findIndex((line) => /^([-*]|\d+\.)\s/.test(line));
  if (list > 0) return [<p>{inline(lines.slice(0, list).join(' '))}</p>, block(lines.slice(list).join('\n'))];
  return <p>{inline(lines.join(' '))}</p>;
};

/// The part of Markdown that our rules are written in, as elements.
export const markdown = (text: string): ComponentChild[] => text.replace(/\r/g, '').split(/\n{2,}/).filter((part) => part.trim()).map((part) => block(part.trim()));
