import { escapeXml } from '../../../lib/escape-xml.ts';
import { palette } from '../../../lib/palette.ts';

/** The few marks that drawings are made of. Units are points on paper: a drawing is as wide as a page's text. */

export const WIDTH = 448;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than any printer, and keep the bytes the same everywhere. */
const round = (value: number) => String(Math.round(value * 100) / 100 + 0);

/** An element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`],
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export type Point = readonly [x: number, y: number];

export const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

export const stroke = (points: readonly Point[], colour: string, width = 1.6, dash?: string) =>
  element('path', { d: pathOf(points), fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-dasharray': dash });

export const fill = (points: readonly Point[], colour: string, opacity = 1) =>
  element('path', { d: `${pathOf(points)}z`, fill: colour, 'fill-opacity': opacity });

/** A bar; one of less than no width, as gaps leave of a short one, is not to be seen. */
export const box = (x: number, y: number, width: number, height: number, colour: string) =>
  element('rect', { x, y, width: Math.max(0, width), height, fill: colour, rx: 1.5 });

export interface WordStyle {
  anchor?: 'start' | 'middle' | 'end';
  colour?: string;
  size?: number;
  bold?: boolean;
}

/** A line of words; `y` is its baseline. */
export const say = (
  words: string,
  x: number,
  y: number,
  { anchor = 'start', colour = palette.ink, size = 9.5, bold = false }: WordStyle = {},
) =>
  element(
    'text',
    {
      x,
      y,
      'text-anchor': anchor,
      fill: colour,
      'font-size': size,
      'font-family': 'Figtree',
      'font-weight': bold ? 600 : 400,
    },
    escapeXml(words),
  );

/** Breaks words into lines of about so many letters. */
export function linesOf(words: string, letters: number): string[] {
  return words.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && `${last} ${word}`.length <= letters
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
}

/** Several lines around the height `y`, which is the middle of them all. */
export const sayLines = (lines: readonly string[], x: number, y: number, style: WordStyle = {}) => {
  const leading = (style.size ?? 9.5) * 1.3;
  const first = y - ((lines.length - 1) * leading) / 2 + (style.size ?? 9.5) * 0.36;
  return lines.map((line, index) => say(line, x, first + index * leading, style)).join('');
};

export interface Drawing {
  svg: string;
  /** In points. */
  height: number;
}

export const svg = (height: number, content: string): Drawing => ({
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" width="${String(WIDTH)}" height="${String(height)}">${content}</svg>`,
});

/** An arrow from one point to another, with its head at the end. */
export function arrow([x0, y0]: Point, [x1, y1]: Point, colour: string = palette.lagoon): string {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const wing = (turn: number): Point => [x1 - 6 * Math.cos(angle + turn), y1 - 6 * Math.sin(angle + turn)];
  return (
    stroke(
      [
        [x0, y0],
        [x1, y1],
      ],
      colour,
      1.2,
    ) + stroke([wing(0.5), [x1, y1], wing(-0.5)], colour, 1.2)
  );
}
