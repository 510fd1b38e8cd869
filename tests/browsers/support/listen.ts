/**
 * Records everything that goes wrong in a page: errors, unhandled rejections, failed loads, policy violations, and
 * console output. It runs in the page, so it must be self-contained. It is inserted before everything else in the page,
 * even the policy, because not every driver gives access to the console.
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
    // Load errors do not bubble, so listen in the capture phase.
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

/** The listener's records in the page; empty if scripts are off. */
export function heardIn(): string[] {
  return (window as { heard?: string[] }).heard ?? [];
}
