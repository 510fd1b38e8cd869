import { type DevEnvironment, isRunnableDevEnvironment } from 'vite';

/**
 * Lets no page be made of modules that are older than their text. Of a module that has changed, Vite remembers that it
 * has to be made anew, and whoever asks for it next is told so. That should be the runner, which evaluates modules and
 * keeps what they have become; but Astro also asks for them while it gathers the styles of a page. When content is
 * stored meanwhile, the runner would never hear of it, and each further page would show the content from before. So
 * what the runner has of a module is forgotten as soon as anybody has it made anew.
 */
export function forgetOldModules(environment: DevEnvironment): void {
  if (!isRunnableDevEnvironment(environment)) return;
  const fetchModule = environment.fetchModule.bind(environment);
  environment.fetchModule = (id, importer, options) => {
    const module = environment.moduleGraph.getModuleById(id);
    const evaluated = module?.transformResult === null && environment.runner.evaluatedModules.getModuleById(id);
    if (evaluated) environment.runner.evaluatedModules.invalidateModule(evaluated);
    return fetchModule(id, importer, options);
  };
}
