import { dropdowns } from '../lib/menus.ts';
import { visits } from './support/test.ts';
import { desktop } from './support/visitor.ts';

const test = visits({ saysHover: false });

test('a menu opens under the first hover of a mouse that the browser does not tell of', async ({ visitor }) => {
  const [first] = dropdowns;
  await visitor.open('/', desktop);
  await visitor.hover({ role: 'button', name: first?.label ?? '', within: 'header' });
  await visitor.see({ role: 'link', name: first?.links[0] ?? '', within: 'header' });
});
