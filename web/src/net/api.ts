import type { Problem } from './wire';

/// Calls the HTTP interface. A refusal is thrown as its `Problem`, a dead line as a `TypeError`.
export const call = async <T = unknown>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await fetch('/api/v1' + path, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const json = answer.status === 204 ? {} : await answer.json();
  if (!answer.ok) throw json;
  return json;
};

/// The code of a thrown `Problem`; nothing for a dead line.
export const codeOf = (problem: unknown): string | undefined => (problem as Problem).code;
