/** Forbids circular imports in src/, including type imports. Which layer may import which is in eslint.layers.js. */
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
