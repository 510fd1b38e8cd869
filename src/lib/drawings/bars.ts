/** Labelled bars on one scale. */
export interface Bars {
  /** The bars, in the order in which they are shown. */
  rows: readonly {
    label: string;
    /** The bar’s value in words. */
    value: string;
    /** Start and end of the filled part, in the unit of the scale. */
    from: number;
    to: number;
  }[];
  /** The figure at the end of every bar, in the unit of the rows. */
  scale: number;
  /** Explains the filled part of the bars. */
  caption: string;
}

/** Position of a value on a bar that is `scale` long, in percent of its length, at most its end. */
export const shareOfBar = (value: number, scale: number) => (scale === 0 ? 0 : (100 * Math.min(value, scale)) / scale);
