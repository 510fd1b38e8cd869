import { Agent, get, type RequestOptions } from 'node:http';

/** What came back under load. */
export interface LoadResult {
  answers: number;
  /** Anything but the expected status, or no answer at all; each kind once, with how often. */
  errors: Record<string, number>;
}

/** A request that is repeated, and the status that it must have. */
export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
  status: number;
}

/**
 * Asks for everything in turn, as fast as this process can over some connections.
 * @param connections at the same time
 * @param seconds for how long
 */
export async function load(
  port: number,
  requests: readonly LoadRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { answers: 0, errors: {} };
  const end = Date.now() + seconds * 1000;
  let next = 0;
  const visitor = async () => {
    while (Date.now() < end) {
      const request = requests[next++ % requests.length];
      if (request === undefined) return;
      const status = await statusOf({
        agent,
        port,
        host: '127.0.0.1',
        path: request.path,
        headers: request.headers ?? {},
      });
      if (status === request.status) result.answers += 1;
      else {
        const error = `${request.path}: ${status}`;
        result.errors[error] = (result.errors[error] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return result;
}

/** The status, once the whole body has come; or what went wrong. */
function statusOf(options: RequestOptions): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(options, (response) => {
      response.on('end', () => {
        resolve(response.complete ? (response.statusCode ?? 0) : 'cut short');
      });
      response.on('error', (error) => {
        resolve(error.message);
      });
      response.resume();
    });
    request.on('error', (error) => {
      resolve(error.message);
    });
  });
}
