import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { isInternal, referencesOf } from './references.ts';
import { scriptsOf } from './scripts.ts';
import { fileOf, read, type Page } from './site.ts';

/** Bytes of a page over the wire. */
export interface Weight {
  /** The document with its style sheet. */
  html: number;
  fonts: number;
  /**
   * All scripts of the site that run when the page opens: not Astro's own for islands, which stands in each page and is the
   * same in all. Those in the document are weighed here together, as they travel, and in `html` as well.
   */
  scripts: number;
  /** Pictures that load at once. */
  pictures: number;
  /** Everything that loads at once. */
  firstView: number;
  /** The first view and the pictures that load while a visitor scrolls. */
  whole: number;
}

export function weigh(page: Page): Weight {
  const loaded = filesOf(page);
  const weighAll = (wanted: (item: Loaded) => boolean) =>
    sum(new Set([...Map.groupBy(loaded.filter(wanted), ({ image }) => image).values()].map(heaviest)), weightOf);
  const scripts = scriptsOf(page);

  const html = gzip(page.html) + weighAll(({ file }) => file.endsWith('.css'));
  const fonts = sum(new Set(loaded.map(({ file }) => file).filter((file) => file.endsWith('.woff2'))), weightOf);
  const pictures = weighAll(({ picture, lazy }) => picture && !lazy);
  const inDocument = scripts.filter(({ code, inline }) => inline && !isAstros(code));
  const scriptFiles = sum(scripts, ({ code, inline }) => (inline ? 0 : gzip(code)));
  const firstView = html + fonts + scriptFiles + pictures;
  return {
    html,
    fonts,
    scripts: gzip(inDocument.map(({ code }) => code).join('\n')) + scriptFiles,
    pictures,
    firstView,
    whole: firstView - pictures + weighAll(({ picture }) => picture),
  };
}

const isAstros = (code: string) => /customElements\.define\(["'`]astro-island/.test(code);

interface Loaded {
  file: string;
  /** The element that it is for: formats of one picture share theirs. */
  image: HTMLElement;
  picture: boolean;
  lazy: boolean;
}

/** What the document and its style sheet load beside scripts. A browser takes one format of a picture; the heavier counts. */
const filesOf = (page: Page): Loaded[] =>
  referencesOf(page)
    .filter((reference) => isInternal(reference) && /^(IMG|SOURCE|STYLE|LINK)$/.test(reference.element.tagName))
    .filter(({ written, element }) => element.tagName !== 'STYLE' || isNeeded(written, element.text, page))
    .flatMap(({ url, element }) => {
      const file = fileOf(url.pathname);
      const image = element.closest('picture')?.querySelector('img') ?? element;
      const picture = element.tagName !== 'LINK' || element.getAttribute('as') === 'image';
      return file === undefined
        ? []
        : [
            {
              file,
              image,
              picture: picture && !file.endsWith('.woff2'),
              lazy: image.getAttribute('loading') === 'lazy',
            },
          ];
    });

/** Whether a page has a character for which its style sheet loads the file: all but a font with a `unicode-range` are. */
function isNeeded(file: string, styles: string, { document }: Page): boolean {
  const face = /@font-face\s*{[^}]*}/g;
  const ranges = [...styles.matchAll(face)].flatMap(([rule]) =>
    rule.includes(file) ? (/unicode-range:([^;}]*)/.exec(rule)?.[1]?.split(',') ?? []) : [],
  );
  // Headings alone are set in Newsreader.
  const texts = file.includes('newsreader') ? document.querySelectorAll('h1, h2, h3, .display') : [document];
  const inRange = ranges.map((range) => range.trim().replace(/U\+([\dA-F]+)(?:-([\dA-F]+))?/i, '\\u{$1}-\\u{$2}'));
  return (
    ranges.length === 0 ||
    new RegExp(`[${inRange.join('').replaceAll('-\\u{}', '')}]`, 'u').test(texts.map(({ text }) => text).join(''))
  );
}

/** Of several formats of a picture a browser takes one. */
const heaviest = (formats: readonly Loaded[]): string =>
  formats.map(({ file }) => file).reduce((a, b) => (weightOf(a) >= weightOf(b) ? a : b));

/** Fonts and photographs are compressed already; hosts gzip the rest at this level. */
function weightOf(file: string): number {
  const data = read(file);
  return /\.(svg|css|js|html)$/.test(file) ? gzip(data) : data.length;
}

const gzip = (data: string | Buffer) => gzipSync(data, { level: 6 }).length;

const sum = <T>(items: Iterable<T>, weight: (item: T) => number) =>
  [...items].reduce((total, item) => total + weight(item), 0);
