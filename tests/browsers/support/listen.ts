/**
 * Notes from its first moment on what goes wrong in a page: errors, promises that nobody keeps, what does not load,
 * what the policy forbids, and what is said in the console. To be run in a page, so it stands alone. The site's server
 * puts it ahead of everything in the page, above the policy too, since not every driver hands out what a page says.
 */
export function listenInPage(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  window.addEventListener(
    'error',
    ({ target, message }) => {
      const { src, href } = (target ?? {}) as { src?: string; href?: string };
      heard.push(message ? `error: ${message}` : `not loaded: ${src ?? href ?? 'something'}`);
    },
    // What does not load says so to nobody above it, unless asked ahead.
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejected: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    heard.push(`forbidden: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
}

/** What the listener has heard in the page; nothing where pages run no scripts. */
export function heardIn(): string[] {
  return (window as { heard?: string[] }).heard ?? [];
}
