import { defineToolbarApp } from 'astro/toolbar';
import { ASK, type PageReport, TELL } from './report.ts';

const element = (name: string, words: string) => Object.assign(document.createElement(name), { textContent: words });

/** Vite opens the file in the editor of the terminal that runs the dev server. */
function editorLink(file: string): HTMLElement {
  const link = Object.assign(document.createElement('a'), {
    href: `/__open-in-editor?file=${encodeURIComponent(file)}`,
    textContent: file,
    title: 'Open in the editor',
  });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void fetch(link.href);
  });
  const line = document.createElement('p');
  line.append(link);
  return line;
}

function linesOf({ facts, checks }: PageReport): HTMLElement[] {
  if (!facts) return [element('p', 'This page is made of several files of content/.')];
  const { file, words, minutes, day, specimen } = facts;
  const days = { reviewed: 'last reviewed', date: 'dated' };
  const said = [
    `${String(words)} words, ${String(minutes)} min`,
    ...(day ? [`${days[day.name]} ${day.value}`] : []),
    ...(specimen ? ['has specimens'] : []),
  ];
  const list = document.createElement('ul');
  list.append(...(checks?.findings ?? []).map((finding) => element('li', finding)));
  return [editorLink(file), element('p', said.join(', ')), element('p', checks?.summary ?? 'Checking…'), list];
}

/** Each save loads the page again; whoever reads what the checks found goes on reading. */
const OPEN = 'for-writers-open';

export default defineToolbarApp({
  init(canvas, app, server) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const style = element('style', 'a { color: inherit; } p { margin: 0 0 0.5rem; } ul { overflow: auto; }');
    canvas.append(panel);
    server.on<PageReport>(TELL, (report) => {
      if (report.page !== location.pathname) return;
      panel.replaceChildren(style, ...linesOf(report));
      const count = report.checks?.findings.length ?? 0;
      app.toggleNotification({ state: count > 0, level: 'warning' });
    });
    server.send(ASK, location.pathname);
    if (sessionStorage.getItem(OPEN) !== null) app.toggleState({ state: true });
    app.onToggled(({ state }) => {
      if (state) sessionStorage.setItem(OPEN, '');
      else sessionStorage.removeItem(OPEN);
    });
  },
});
