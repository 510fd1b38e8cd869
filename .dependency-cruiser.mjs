/** Forbids circular imports in src/ and tools/, including type imports. Which layer may import which is in eslint.layers.js. */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-subjects',
      comment: 'A subject in src/lib, such as fees, must not need one that needs it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/lib/' },
      to: { circular: true, path: '^src/lib/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
