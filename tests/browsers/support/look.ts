/** A query for an element, in terms of accessibility. */
export interface Sought {
  role: keyof typeof roles;
  /** Part of its accessible name, case-insensitive; any name by default. */
  name?: string;
  /** The part of the page to search; by default the whole page. */
  within?: 'header' | 'main';
  /** Index among several matches, from 0. */
  nth?: number;
}

/** The visible state of an element. */
export interface Seen {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its visible text. */
  text: string;
  hasFocus: boolean;
  /** Whether it is completely in the viewport. */
  isInView: boolean;
}

type Roles = typeof roles;

export const roles = {
  alert: '[role="alert"]',
  button: 'button',
  cell: 'td',
  disclosure: 'summary',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  status: '[role="status"], output',
  textbox: 'input:is(:not([type]), [type="text"], [type="email"], [type="tel"]), textarea',
  tooltip: '[role="tooltip"]',
  /** A glossary term: also a link, but there are other links with the same name. */
  word: '[data-term] > a',
} as const;

/** What to do with an element before its state is read. */
export interface Act {
  /** Scrolls it to the middle of the viewport, unless it is in view. */
  bring?: boolean;
  /** Gives it the focus, as the Tab key would. */
  focus?: boolean;
}

/** Finds a visible element that matches the query. Runs in the page, so it must be self-contained. */
export function lookInPage({ role, name, within, nth = 0 }: Sought, roles: Roles, act: Act): Seen | null {
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<HTMLElement>)] : [];
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const others = [...labels, ...ids.map((id) => document.getElementById(id))];
    const words = others.map((other) => other?.innerText ?? '').join(' ');
    return (element.getAttribute('aria-label') ?? (words || element.innerText)).replaceAll(/\s+/g, ' ');
  };
  const isSought = (element: HTMLElement) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    (name === undefined || nameOf(element).toLowerCase().includes(name.toLowerCase()));
  const all = document.querySelectorAll<HTMLElement>(`${within ?? ''} :is(${roles[role]})`);
  const found = [...all].filter(isSought)[nth];
  if (found === undefined) return null;
  const isInView = () => {
    const { left, top, right, bottom } = found.getBoundingClientRect();
    // Half a pixel of tolerance, because boxes can have fractional positions.
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  };
  if (act.focus) found.focus({ preventScroll: true });
  if (act.bring && !isInView()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const hasFocus = document.activeElement === found;
  return { left, top, right, bottom, text: found.innerText, hasFocus, isInView: isInView() };
}
