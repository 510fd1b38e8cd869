import { checksAddress, factsAddress } from './names.ts';
import type { PageChecks } from './page-checks.ts';
import type { PageFacts } from './page-facts.ts';

/** In a tree of its own, so that the site's styles do not reach the bar, nor its own the site. */
const styles = `
  :host { position: fixed; z-index: 40; inset: auto auto 0.5rem 0.5rem; max-width: calc(100vw - 6rem); }
  div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; padding: 0.375rem 0.75rem; border-radius: 3px;
    background: #12292b; color: #eaf3f1; font: 0.875rem/1.5 system-ui, sans-serif; box-shadow: 0 0 0 1px #5f8583; }
  a { color: #7fd0c4; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #7fd0c4; outline-offset: 2px; }
  summary { cursor: pointer; }
  details[open] { order: 1; flex-basis: 100%; }
  ul { margin: 0; padding: 0 0 0.25rem 1.25rem; max-height: 40vh; overflow: auto; }
  @media print { :host { display: none; } }
`;

const text = (words: string) => Object.assign(document.createElement('span'), { textContent: words });

/** Vite opens the file in the editor of the terminal that runs the dev server. */
function editorLink(file: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `/__open-in-editor?file=${encodeURIComponent(file)}`;
  link.textContent = file;
  link.title = 'Open in the editor';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  return link;
}

/** Each save loads the page again; whoever reads what the checks found goes on reading. */
const OPEN = 'writers-bar-open';

/** What the dev server answers; some of its addresses wait until they know. */
async function ask<Answer>(address: string, parameters: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${address}?${String(new URLSearchParams(parameters))}`);
  return (await response.json()) as Answer;
}

/** What the checks found: a word or two, which open the list where there is one. */
function checksPart({ summary, findings }: PageChecks): HTMLElement {
  if (findings.length === 0) return text(summary);
  const part = document.createElement('details');
  part.open = sessionStorage.getItem(OPEN) !== null;
  part.addEventListener('toggle', () => {
    if (part.open) sessionStorage.setItem(OPEN, '');
    else sessionStorage.removeItem(OPEN);
  });
  const list = document.createElement('ul');
  list.append(...findings.map((finding) => Object.assign(document.createElement('li'), { textContent: finding })));
  part.append(Object.assign(document.createElement('summary'), { textContent: summary }), list);
  return part;
}

/** Stands where the checks' words will, which may take as long as all the rest of an edit. */
function checksWhenKnown(file: string): HTMLElement {
  const place = text('Checking…');
  void ask<PageChecks>(checksAddress, { file }).then((checks) => {
    place.replaceWith(checksPart(checks));
  });
  return place;
}

function parts({ file, words, minutes, day, specimen }: PageFacts): HTMLElement[] {
  const days = { reviewed: 'last reviewed', date: 'dated' };
  return [
    editorLink(file),
    checksWhenKnown(file),
    text(`${words} words, ${minutes} min`),
    ...(day ? [text(`${days[day.name]} ${day.value}`)] : []),
    ...(specimen ? [text('has specimens')] : []),
  ];
}

async function showBar(): Promise<void> {
  const facts = await ask<PageFacts | null>(factsAddress, { page: location.pathname });
  const bar = document.createElement('writers-bar');
  bar.setAttribute('role', 'complementary');
  bar.setAttribute('aria-label', 'For writers');
  const line = document.createElement('div');
  line.append(...(facts ? parts(facts) : [text('This page is made of several files of content/.')]));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const tree = bar.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [sheet];
  tree.append(line);
  document.body.append(bar);
}

void showBar();
