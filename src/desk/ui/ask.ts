/** The server’s message to the writer if something went wrong. */
export interface ServerMessage {
  words?: string;
}

const unreachable =
  'The desk is not responding. Start it again in the terminal with npm run desk; what you wrote is kept in this browser.';

async function answerOf<Data>(request: Promise<Response>): Promise<Data & ServerMessage> {
  try {
    const response = await request;
    const isData = response.headers.get('Content-Type')?.startsWith('application/json') === true;
    // If it refuses a request altogether, the server answers in plain text.
    return (isData ? await response.json() : { words: await response.text() }) as Data & ServerMessage;
  } catch {
    return { words: unreachable } as Data & ServerMessage;
  }
}

const address = (name: string, query: Record<string, string>) =>
  `/desk/api/${name}?${new URLSearchParams(query).toString()}`;

/** Requests data from the desk’s server. */
export const ask = <Data extends object>(name: string, query: Record<string, string> = {}) =>
  answerOf<Data>(fetch(address(name, query)));

/** Makes the desk’s server do something. */
export async function post<Data extends object>(
  name: string,
  query: Record<string, string> = {},
  body: File | '' = '',
): Promise<Data & ServerMessage> {
  try {
    // A browser does not send a file that was changed after it was chosen.
    if (body instanceof File) await body.arrayBuffer();
  } catch {
    return { words: 'The file has changed since you chose it: choose it again.' } as Data & ServerMessage;
  }
  return answerOf<Data>(fetch(address(name, query), { method: 'POST', body }));
}
