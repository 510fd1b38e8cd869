import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Layers that are named and have nothing in them. */
const emptyLayer = /@layer (\w+);/g;

/** Tailwind's name and licence, which /licences.txt gives once for all pages. */
const banner = /\/\*![\s\S]*?\*\/\n?/g;

/**
 * Takes out of a style sheet every rule that a page with these words cannot use, and the custom properties and
 * animations that nothing asks for then.
 *
 * @param css a style sheet
 * @param words every class, id, attribute and element of the page, now or later
 * @param pageProperties custom properties that the page itself asks for, with their dashes
 */
export function withoutUnused(css: string, words: ReadonlySet<string>, pageProperties: readonly string[] = []): string {
  const rules = minify(css, {
    Rule: {
      style: (rule) => (rule.value.selectors.every((selector) => isAbsent(selector, words)) ? [] : undefined),
    },
  });
  const rest = withoutUnasked(rules, pageProperties).replace(banner, '');
  return rest.replace(emptyLayer, (order, name: string) => (rest.includes(`@layer ${name}{`) ? order : ''));
}

/** Every class, id, attribute and element that a style sheet's selectors name. */
export function namesInSelectors(css: string): Set<string> {
  const names = new Set<string>();
  const collect = (part: SelectorComponent): void => {
    if (part.type === 'class' || part.type === 'id' || part.type === 'type' || part.type === 'attribute') {
      names.add(part.name);
    } else if (part.type === 'pseudo-class' && 'selectors' in part) {
      part.selectors?.flat().forEach(collect);
    }
  };
  minify(css, {
    Rule: {
      style: (rule) => {
        rule.value.selectors.flat().forEach(collect);
        return undefined;
      },
    },
  });
  return names;
}

const minify = (css: string, visitor: NonNullable<Parameters<typeof transform>[0]['visitor']>): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();

/** Whether a selector can match nothing, because something that it names is not on the page. */
function isAbsent(selector: Selector, words: ReadonlySet<string>): boolean {
  return selector.some((part) => isPartAbsent(part, words));
}

function isPartAbsent(part: SelectorComponent, words: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'class':
    case 'id':
    case 'type':
    case 'attribute':
      return !words.has(part.name);
    case 'pseudo-class':
      return (
        (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') &&
        part.selectors.every((selector) => isAbsent(selector, words))
      );
    default:
      return false;
  }
}

/** Dropping one custom property may leave another without use, so this goes on until nothing more falls. */
function withoutUnasked(css: string, pageProperties: readonly string[]): string {
  const asked = new Set([...pageProperties, ...[...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)]);
  const animations = [...css.matchAll(/animation(?:-name)?:([^;}]+)/g)].map(([, value]) => value).join(' ');
  const rest = minify(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--') && !asked.has(name) ? [] : undefined),
    },
    Rule: {
      property: ({ value }) => (asked.has(value.name) ? undefined : []),
      keyframes: ({ value }) => (animations.includes(value.name.value) ? undefined : []),
    },
  });
  return rest.length < css.length ? withoutUnasked(rest, pageProperties) : rest;
}
