import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { feedHtml } from '../../../../src/lib/feeds/feed-html.ts';
import type { Feed } from '../../../../src/lib/feeds/feed.ts';
import { rss } from '../../../../src/lib/feeds/rss.ts';
import { cases } from '../../../lib/cases.ts';

const feed: Feed = {
  title: 'Firm: Reading Room',
  description: 'Notes & papers',
  home: 'https://firm.example/NewsLetter',
  self: 'https://firm.example/rss.xml',
  author: 'Firm',
  language: 'en-IN',
  items: [
    {
      title: 'Price < value',
      url: 'https://firm.example/Communique9',
      date: new Date('2025-06-23T00:00:00Z'),
      summary: 'One “note”.',
      html: '<p>All of it & more</p>',
    },
  ],
};

it('RSS escapes its text, and has dates in the format of email', () => {
  const item = parse(rss(feed), { comment: true }).querySelector('item');
  expect(item?.querySelector('title')?.innerHTML).toBe('Price &lt; value');
  expect(rss(feed)).toContain('<pubDate>Mon, 23 Jun 2025 00:00:00 GMT</pubDate>');
  expect(rss({ ...feed, items: [] })).not.toContain('lastBuildDate');
  expect(rss(feed)).toContain('<content:encoded>&lt;p&gt;All of it &amp; more&lt;/p&gt;</content:encoded>');
});

const page = 'https://firm.example/Communique9';

cases('the text of a feed has only what can be read anywhere: %s', (html) => feedHtml(html, page), [
  ['<a href="/EmergingMoat" class="x">words</a>', '<a href="https://firm.example/EmergingMoat">words</a>'],
  ['<a href="#note">1</a>', '<a href="https://firm.example/Communique9#note">1</a>'],
  ['<a href="https://scores.sebi.gov.in">x</a>', '<a href="https://scores.sebi.gov.in/">x</a>'],
  [
    '<p>A <b><a href="/w">moat</a><i popover id="t">Meaning</i></b>.</p>',
    '<p>A <b><a href="https://firm.example/w">moat</a></b>.</p>',
  ],
  ['<figure><svg><path/></svg><figcaption>A</figcaption></figure>', '<figure><figcaption>A</figcaption></figure>'],
  ['<p>a</p><style>p{}</style><script>x</script><p class="screen-only">b</p>', '<p>a</p>'],
]);
