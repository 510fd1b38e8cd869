import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/**
 * Makes the next page evaluate every module that has been invalidated, even if it has been transformed since:
 * docs/upstream/astro-stale-after-edit.md. A page that is being rendered meanwhile would fail.
 */
export function evaluateAgain({ environments }: ViteDevServer): void {
  for (const { runner, moduleGraph } of Object.values(environments).filter(isRunnableDevEnvironment)) {
    for (const [id, { lastHMRTimestamp }] of moduleGraph.idToModuleMap) {
      const evaluated = lastHMRTimestamp > 0 && runner.evaluatedModules.getModuleById(id);
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
  }
}
