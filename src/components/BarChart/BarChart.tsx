import { BarRows, type BarRowsProps } from '../BarRows/BarRows.tsx';

export interface BarChartProps extends BarRowsProps {
  /** What the filled part of every bar means. */
  caption: string;
}

/** Labelled bars on one scale, with a caption. */
export function BarChart({ caption, ...bars }: BarChartProps) {
  return (
    <figure>
      <BarRows {...bars} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
