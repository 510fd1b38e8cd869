/** A request of the desk's own pages. */
export interface Question {
  query: URLSearchParams;
  /** Empty for requests that only read. */
  body: Buffer;
}

/** An answer: JSON data, or why there is none, or bytes with a media type. */
export type Answer<Data = unknown> =
  { status?: number; data: Data | { words: string } } | { bytes: Uint8Array; type: string; name: string };
