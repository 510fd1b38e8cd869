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

/** The keys that tests press, besides those that type text. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'End';

/** Options for starting a browser. */
export interface Settings {
  /** Whether pages may run their scripts. */
  scripts: boolean;
}

/**
 * The basic actions of a visitor, independent of the driver. Each browser implements them; everything built on them is
 * written once, in visitor.ts.
 */
export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  /** The first two numbers of its version, for instance 2.50. */
  readonly version: number;
  /** Whether its driver supports touch input. */
  readonly hasTouch: boolean;
  /** Opens an address, and waits for the load event. */
  open(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, with no access to outer variables, and awaits its result. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the mouse from point to point. */
  move(...way: Point[]): Promise<void>;
  /** Clicks at the current position of the mouse. */
  click(): Promise<void>;
  tap(at: Point): Promise<void>;
  press(key: Key, shift?: 'Shift'): Promise<void>;
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>;
  /** Prints the page on A4, as a PDF; undefined if the driver cannot print. */
  print(): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}
