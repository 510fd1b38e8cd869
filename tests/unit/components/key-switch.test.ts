import { expect, it, vi } from 'vitest';
import { offerKeySwitch } from '../../../src/components/SearchForm/key-switch.ts';

const key = { value: 'search-key', checked: true };

// That it turns the key off and on is seen by tests/e2e/search.spec.ts.

it('says that the key is off, and offers nothing, where the browser keeps nothing for sites', () => {
  vi.stubGlobal('localStorage', null);
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const box = Object.assign(new EventTarget(), { ...key, disabled: false }) as HTMLInputElement;
  offerKeySwitch(box);
  expect(box).toMatchObject({ checked: false, disabled: true });
});

it('says that the key stays on where the browser has no room to remember otherwise', () => {
  const setItem = vi.fn().mockThrow(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  const box = Object.assign(new EventTarget(), key) as HTMLInputElement;
  offerKeySwitch(box);
  box.checked = false;
  box.dispatchEvent(new Event('change'));
  expect(box.checked).toBe(true);
});
