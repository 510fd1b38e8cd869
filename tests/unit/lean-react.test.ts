import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { emptyFunctions } from '../../src/integrations/lean-react.ts';

const empty = (code: string, names: string[]) => emptyFunctions(code, parseSync('react.js', code).program.body, names);

describe('emptying functions', () => {
  it('empties those that are named and no other', () => {
    expect(empty('function a(x) { b(x); }\nfunction b() { return 1; }\na();', ['a'])).toBe(
      'function a(x) {}\nfunction b() { return 1; }\na();',
    );
  });

  it('drops the methods of those that are classes', () => {
    expect(empty('function A() { this.x = 1; }\nA.prototype.go = function () {};\nfunction go() {}', ['A'])).toBe(
      'function A() {}\n\nfunction go() {}',
    );
  });

  it('names a function that React no longer has, and where to look', () => {
    expect(() => empty('function a() {}', ['a', 'b', 'c'])).toThrow(
      'react-dom has no b, c any more. Look up what became of them, and mend the list in src/integrations/lean-react.ts.',
    );
  });
});
