import { expect, it, vi } from 'vitest';
import { offerKeySwitch } from '../../../src/components/SearchForm/key-switch.ts';

const key = { value: 'search-key', checked: true };

// tests/e2e/search.spec.ts tests that it turns the key off and on.

it('shows the key as off, and is disabled, if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', null);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const box = Object.assign(new EventTarget(), { ...key, disabled: false }) as HTMLInputElement;
  offerKeySwitch(box);
  expect(box).toMatchObject({ checked: false, disabled: true });
});

it('shows that the key stays on if the browser has no room to store the choice', () => {
  const setItem = vi.fn().mockThrow(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  const box = Object.assign(new EventTarget(), key) as HTMLInputElement;
  offerKeySwitch(box);
  box.checked = false;
  box.dispatchEvent(new Event('change'));
  expect(box.checked).toBe(true);
});
