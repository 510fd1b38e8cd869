/** A place in the viewport, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The keys that tests press besides those that write. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End';

/** What a browser is started with. */
export interface Settings {
  /** Whether pages may run their scripts. */
  scripts: boolean;
}

/**
 * The few things that a visitor does with a browser, in words that no driver owns. Each browser has its own; whatever
 * can be said by these is written once, in visitor.ts.
 */
export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  /** For instance 2.50, the first two numbers of its version. */
  readonly version: number;
  /** Whether its driver has fingers. */
  readonly hasTouch: boolean;
  /** Opens an address, and waits until all that the page needs has loaded. */
  open(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, which sees its arguments alone, and waits for the promise that it may return. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the mouse from point to point. */
  move(...way: Point[]): Promise<void>;
  /** Presses and lets go of the mouse where it is. */
  click(): Promise<void>;
  tap(at: Point): Promise<void>;
  press(key: Key, shift?: 'Shift'): Promise<void>;
  /** Writes into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** The page on A4, as a PDF; undefined where the driver cannot print. */
  print(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}
