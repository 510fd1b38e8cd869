import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request whose target is sent unchanged: `fetch` would normalise the addresses that these tests are about. */
export interface Request {
  /** GET by default. */
  method?: string;
  target: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export async function ask(port: number, { method = 'GET', target, headers = {} }: Request): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, method, path: target, headers, agent: false, timeout: 10_000 });
  asked.once('timeout', () => asked.destroy(new Error('There was no answer for 10 s.')));
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(answer.headers as Record<string, string>),
    body: await buffer(answer),
  };
}
