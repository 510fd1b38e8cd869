import { type Declaration, Features, type Selector, type SelectorComponent, transform } from 'lightningcss';
import { type Page, read } from './site.ts';

/** A rule of a style sheet, with nothing nested in it. */
export interface StyleRule {
  /** Its selectors as far as a page at rest can answer them: see `atRest`. */
  selectors: readonly RestingSelector[];
  declarations: readonly Declaration[];
}

export interface RestingSelector {
  selector: string;
  /** The part of the element that it styles, for instance `before`; empty for the element itself. */
  part: string;
}

const known = new Map<string, readonly StyleRule[]>();

/** The rules of all styles of a page, whatever condition they stand under. */
export function rulesOf({ document }: Page): readonly StyleRule[] {
  const inline = document.querySelectorAll('style').map(({ text }) => text);
  const linked = document
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => read((link.getAttribute('href') ?? '').slice(1)).toString('utf8'));
  return [...inline, ...linked].flatMap((css) => {
    const rules = known.get(css) ?? readRules(css);
    known.set(css, rules);
    return rules;
  });
}

function readRules(css: string): StyleRule[] {
  const filename = 'styles.css';
  const { code } = transform({ filename, code: Buffer.from(css), include: Features.Nesting });
  const rules: StyleRule[] = [];
  transform({
    filename,
    code,
    visitor: {
      Rule: {
        style: ({ value: { selectors, declarations } }) => {
          const all = [...declarations.declarations, ...declarations.importantDeclarations];
          rules.push({ selectors: selectors.map(atRest), declarations: all });
        },
      },
    },
  });
  return rules;
}

/**
 * A selector without what depends on a visitor (`:hover`, `:popover-open`) and without `:not()` and `:has()`: it finds all
 * elements that the whole one can ever find, and some that it cannot.
 */
function atRest(selector: Selector): RestingSelector {
  const part = selector.find((component) => component.type === 'pseudo-element');
  return { selector: words(selector), part: part?.kind ?? '' };
}

function words(selector: Selector): string {
  const compounds = selector.reduce<string[]>(
    (done, component) =>
      component.type === 'combinator'
        ? [...done, combinators[component.value] ?? ' ', '']
        : [...done.slice(0, -1), `${done.at(-1) ?? ''}${word(component)}`],
    [''],
  );
  return compounds.map((compound) => compound || '*').join('');
}

const combinators: Partial<Record<string, string>> = { child: '>', 'next-sibling': '+', 'later-sibling': '~' };

function word(component: SelectorComponent): string {
  switch (component.type) {
    case 'class':
      return `.${escaped(component.name)}`;
    case 'id':
      return `#${escaped(component.name)}`;
    case 'type':
      return component.name;
    case 'attribute':
      return `[${component.name}]`;
    case 'pseudo-class':
      if (component.kind === 'root') return 'html';
      if (component.kind === 'is' || component.kind === 'where') return `:is(${component.selectors.map(words).join()})`;
      return '';
    default:
      return '';
  }
}

const escaped = (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`);
