import { type Rule, type Selector, type SelectorComponent, type StyleRule, transform } from 'lightningcss';

/** What a CSS module says, as far as the library has rules for it. */
export interface ModuleStyles {
  /** Names of its classes, each once. */
  classes: string[];
  /** Selectors that name no class of the module: they hold on every page that has the styles. */
  loose: string[];
  /** Layers in which it has rules; `none` for those that stand in no layer. */
  layers: string[];
}

/** The rules within a rule: of a layer, a media query, a container query and the like. */
const within = (rule: Rule): Rule[] =>
  'value' in rule && rule.value && 'rules' in rule.value ? (rule.value.rules as Rule[]) : [];

const isStyle = (rule: Rule): rule is { type: 'style'; value: StyleRule } => rule.type === 'style';

/** Selectors in the parentheses of a pseudo-class; not of `:global()`, whose classes belong to `src/styles`. */
const insideOf = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part ? ((part.selectors ?? []) as Selector[]) : [];

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => (part.type === 'class' ? [part.name] : insideOf(part).flatMap(classesOf)));

/** Whether a selector holds beside a class of the module alone: `:is(.a, h2)` holds for any heading. */
const isBound = (selector: Selector): boolean =>
  selector.some((part) => {
    if (part.type === 'class' || part.type === 'nesting') return true;
    const inside = part.type === 'pseudo-class' && part.kind === 'not' ? [] : insideOf(part);
    return inside.length > 0 && inside.every(isBound);
  });

const nameOf = (part: SelectorComponent) =>
  'name' in part ? part.name : 'kind' in part ? `:${part.kind}` : 'value' in part ? ` ${part.value} ` : '*';

/** Reads a CSS module. */
export function readModule(css: string): ModuleStyles {
  const [classes, layers] = [new Set<string>(), new Set<string>()];
  const loose: string[] = [];
  const read = (rules: readonly Rule[], layer: string) => {
    for (const rule of rules) {
      const inner = rule.type === 'layer-block' ? (rule.value.name?.join('.') ?? '') : layer;
      if (isStyle(rule)) {
        layers.add(inner);
        for (const selector of rule.value.selectors) {
          for (const name of classesOf(selector)) classes.add(name);
          if (!isBound(selector)) loose.push(selector.map(nameOf).join(''));
        }
      }
      read(within(rule), inner);
    }
  };
  transform({
    filename: 'module.css',
    code: Buffer.from(css),
    cssModules: true,
    visitor: {
      StyleSheet: ({ rules }) => {
        read(rules, 'none');
      },
    },
  });
  return { classes: [...classes], loose, layers: [...layers] };
}
