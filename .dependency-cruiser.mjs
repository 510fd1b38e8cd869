/** Modules of src/ form no circles; who may import whom is in eslint.layers.js. Imports of types count as well. */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
