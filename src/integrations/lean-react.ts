import type { Plugin } from 'vite';

/**
 * Parts of react-dom that only serve features which no island uses, by feature: the functions that are emptied. None
 * of them does anything, or is reached at all, until a component asks for its feature; the linter keeps these out
 * (eslint.config.js). What only they used is then dropped by the minifier, a seventh of React.
 */
export const leftOut = {
  'the ViewTransition component; pages change with the browser’s own transitions': [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'recursivelyTraverseAfterMutationEffects',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
    'trackEnterViewTransitions',
    'ViewTransitionPseudoElement',
  ],
  'what belongs into the head of a page, from within a component: an ordinary element without it': [
    'acquireResource',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'isHostHoistableType',
    'mountHoistable',
    'preloadResource',
    'suspendResource',
  ],
  'the hints of the react-dom package, which is left out as well': [
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
  'refs to fragments': [
    'commitFragmentInstanceDeletionEffects',
    'commitNewChildToFragmentInstances',
    'FragmentInstance',
  ],
};

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const core = /\/react-dom\/cjs\/react-dom\.production\.js$/;

const shared = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|src\/islands\/[^/]+\.ts$/,
};

/**
 * All that react-dom/client takes from react-dom: the place where the two keep what they share. The rest of react-dom
 * (portals, hints to preload) is for components, and none imports it.
 */
const sharedInternals = `
  const none = () => {};
  exports.version = require('react').version;
  exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {
    d: { f: none, r: none, D: none, C: none, L: none, m: none, X: none, S: none, M: none },
    p: 0,
    findDOMNode: null,
  };
`;

/** A piece of a program, as any parser of JavaScript describes it. */
interface Statement {
  type: string;
  start: number;
  end: number;
}
interface FunctionStatement extends Statement {
  id: { name: string };
  body: Statement;
}

const isFunction = (statement: Statement): statement is FunctionStatement => statement.type === 'FunctionDeclaration';

/**
 * Empties functions of a program, and drops the methods of those that are classes.
 * @throws an error that names the functions which the program does not have, as after an update of React
 */
export function emptyFunctions(code: string, statements: readonly Statement[], names: readonly string[]): string {
  const missing = new Set(names);
  const method = new RegExp(`^(${names.join('|')})\\.prototype\\.`);
  let kept = '';
  let from = 0;
  const replace = ({ start, end }: Statement, by: string) => {
    kept += code.slice(from, start) + by;
    from = end;
  };
  for (const statement of statements) {
    if (isFunction(statement)) {
      if (missing.delete(statement.id.name)) replace(statement.body, '{}');
    } else if (method.test(code.slice(statement.start, statement.end))) replace(statement, '');
  }
  if (missing.size > 0) {
    throw new Error(
      `react-dom has no ${[...missing].join(', ')} any more. Look up what became of them, and mend the list in ` +
        'src/integrations/lean-react.ts.',
    );
  }
  return kept + code.slice(from);
}

/**
 * Leaves those parts out of what visitors load, and makes one file of what all islands share: together it packs better.
 * What renders the pages at build time stays whole.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } } : null,
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: core },
      handler: () => sharedInternals,
    },
    transform: {
      filter: { id: renderer },
      handler(code) {
        return { code: emptyFunctions(code, this.parse(code).body, Object.values(leftOut).flat()), map: null };
      },
    },
  };
}
