import { connect } from 'node:net';

/** A request as it goes over the wire: clients would tidy up the addresses that these tests are about. */
export interface Request {
  /** GET without it. */
  method?: string;
  target: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** By lower-case name. */
  headers: Headers;
  body: Buffer;
}

/** Sends a request to this machine and reads the answer to its end. */
export async function ask(port: number, { method = 'GET', target, headers = {} }: Request): Promise<Answer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const bytes = await exchange(port, [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...fields] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const answered = new Headers(fields.map((field) => field.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
  const body = bytes.subarray(end + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers: answered,
    body: answered.get('transfer-encoding') === 'chunked' ? unchunk(body) : body,
  };
}

function exchange(port: number, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('There was no answer for 10 s.')));
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    socket.on('error', reject);
    socket.write(Buffer.from(text, 'latin1'));
  });
}

function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const size = parseInt(body.subarray(at, line).toString('latin1'), 16);
    if (!(size > 0)) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
