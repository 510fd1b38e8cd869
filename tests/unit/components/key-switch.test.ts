import { afterEach, expect, it, vi } from 'vitest';
import { offerKeySwitch } from '../../../src/components/SearchForm/key-switch.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// That it turns the key off and on is seen by tests/e2e/search.spec.ts.

it('says that the key is off, and offers nothing, where the browser keeps nothing for sites', () => {
  vi.stubGlobal('localStorage', null);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const box = {
    value: 'search-key',
    checked: true,
    disabled: false,
    addEventListener: vi.fn(),
  } as unknown as HTMLInputElement;
  offerKeySwitch(box);
  expect(box).toMatchObject({ checked: false, disabled: true });
});
