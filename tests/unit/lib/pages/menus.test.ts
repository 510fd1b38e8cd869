import { expect, it, test } from 'vitest';
import { markCurrent, menuLabel, outsideLabels } from '../../../../src/lib/pages/menus.ts';

const to = (label: string, path: string) => ({ label, path });

const menus = {
  main: [to('Strategy', '/Schemes')],
  dropdowns: [
    {
      groups: [
        [{ document: 'charter' }, to('All documents', '/Documents'), to('Tax rates', '/Tax')],
        [{ label: 'Follow us', link: 'socialMedia' }],
      ],
    },
  ],
  footer: [{ links: [{ label: 'Our profile', link: 'socialMedia' }, to('Documents', '/Documents')] }],
};

it('takes the name of a page from the bar, then from the footer, then from a panel', () => {
  const labels = ['/Schemes', '/Documents', '/Tax', '/FAQ'].map((href) => menuLabel(menus, href));
  expect(labels).toEqual(['Strategy', 'Documents', 'Tax rates', undefined]);
});

it('finds all names of a link to another site', () => {
  expect([...outsideLabels(menus)]).toEqual([['socialMedia', ['Our profile', 'Follow us']]]);
});

const links = {
  main: [{ label: 'Strategy', href: '/Schemes' }],
  action: { label: 'Contact Us', href: '/Information' },
  panels: [[[{ label: 'Compare', href: '/Compare' }]]],
};

test.each([
  ['the page itself', { path: '/Schemes' }, ['page', undefined, undefined]],
  [
    'the section of a page that is not listed',
    { path: '/EmergingMoat', section: '/Schemes' },
    ['true', undefined, undefined],
  ],
  ['a page of a panel, but not its section', { path: '/Compare', section: '/Schemes' }, [undefined, undefined, 'page']],
  ['the button', { path: '/Information' }, [undefined, 'page', undefined]],
])('the menu marks %s', (_, place, current) => {
  const { main, action, panels } = markCurrent(links, place);
  expect([...main, action, ...panels.flat(2)].map((link) => link.current)).toEqual(current);
});
