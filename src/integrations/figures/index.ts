import { listedFiles } from '../listed-files.ts';

/** A file for every figure that stands below a first view: cards load it when it comes near. */
export const figureFiles = () =>
  listedFiles({
    name: 'figure-files',
    address: '/figures',
    pattern: '[hand]/[id].svg',
    devRoute: new URL('./dev-route.ts', import.meta.url),
    listRoute: new URL('./list-route.ts', import.meta.url),
  });
