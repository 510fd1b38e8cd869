import { expect, it, vi } from 'vitest';
import { offerKeySwitch } from '../../../src/components/SearchForm/key-switch.ts';

// tests/e2e/search.spec.ts tests that it turns the key off and on, and that it is disabled if storage is blocked.

it('shows that the key stays on if the browser has no room to store the choice', () => {
  const setItem = vi.fn().mockThrow(new DOMException('full', 'QuotaExceededError'));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  const box = Object.assign(new EventTarget(), { value: 'search-key', checked: true }) as HTMLInputElement;
  offerKeySwitch(box);
  box.checked = false;
  box.dispatchEvent(new Event('change'));
  expect(box.checked).toBe(true);
});
