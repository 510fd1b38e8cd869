import { defineToolbarApp } from 'astro/toolbar';
import type { PageReport } from './page-report.ts';

/** Keeps the panel open across the reload after each save. */
const OPEN = 'for-writers-open';

const element = (name: string, ...inside: (string | Node)[]) => {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
};

export default defineToolbarApp({
  init(canvas, app, server) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const style = element('style', 'p { margin: 0 0 0.5rem; } ul { overflow: auto; }');
    canvas.append(panel);
    server.on<PageReport>('for-writers:tell', ({ page, file, facts, findings }) => {
      if (page !== location.pathname) return;
      const list = element('ul', ...findings.map((finding) => element('li', finding)));
      panel.replaceChildren(style, ...(file ? [element('p', file)] : []), element('p', facts.join(', ')), list);
      app.toggleNotification({ state: findings.length > 0, level: 'warning' });
    });
    server.send('for-writers:ask', location.pathname);
    if (sessionStorage.getItem(OPEN) !== null) app.toggleState({ state: true });
    app.onToggled(({ state }) => {
      if (state) sessionStorage.setItem(OPEN, '');
      else sessionStorage.removeItem(OPEN);
    });
  },
});
