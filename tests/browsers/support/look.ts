/** What a visitor looks for, in the words of assistive technology. */
export interface Sought {
  role: keyof typeof roles;
  /** Words that stand in its name, in any case; without them any name will do. */
  name?: string;
  /** The part of the page that it stands in; without it the whole page. */
  within?: 'header' | 'main' | 'footer';
  /** Which of several, from 0. */
  nth?: number;
}

/** What can be seen of it. */
export interface Seen {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Its words, those that are out of sight left out. */
  text: string;
  hasFocus: boolean;
  /** Whether all of it is within the viewport. */
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
  /** A link too, but there are others of its name. */
  word: '[data-term] > a',
} as const;

/** What is done with a thing before it is looked at. */
export interface Act {
  /** Scrolls it to the middle of the viewport, where it is not within. */
  bring?: boolean;
  /** Gives it the focus, as the Tab key would. */
  focus?: boolean;
}

/** Finds what is in sight of all that is sought; to be run in a page, so it stands alone. */
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
    // Half a pixel of slack, as boxes lie between pixels.
    return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  };
  if (act.focus) found.focus({ preventScroll: true });
  if (act.bring && !isInView()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = found.getBoundingClientRect();
  const hasFocus = document.activeElement === found;
  return { left, top, right, bottom, text: found.innerText, hasFocus, isInView: isInView() };
}
