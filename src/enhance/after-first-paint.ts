/**
 * Runs a task once the first view is on the screen, which it then can't hold up. In a tab that nobody sees yet that is
 * when somebody comes to it.
 */
export function afterFirstPaint(task: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    task();
  }).observe({ type: 'paint', buffered: true });
}
