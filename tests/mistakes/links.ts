import { below, type Example, inText, paperText, told } from './example.ts';

/** Slips in links and pictures. */
export const linkExamples: Example[] = [
  told('link-dead', 'an address that does not exist', inText('See [the questions](/Questions).')),
  told('pdf-missing', 'a PDF that does not exist', inText('See [our charter](/files/investors-charter.pdf).')),
  told('link-anchor', 'a place that is not on the page', inText('See [our mission](/AboutUs#misson).')),
  told(
    'link-anchor',
    'a place in a paper',
    below(paperText)('See [the end](#end).', 'no such place on the page (#end)'),
  ),
  told('link-relative', 'an address without its beginning', inText('See [who we are](AboutUs).')),
  told('link-program', 'a link that runs a program', inText('See [who we are](javascript:alert(1)).')),
  told('link-kind', 'an address that no visitor can open', inText('See [the folder](file:///home/anjali).')),
  told('link-words', 'a link called “here”', inText('See [here](/AboutUs).')),
  told(
    'entry-held',
    'a link to a draft',
    below('content/communiques/Communique1.mdx')(
      'See [the sources of a moat](/Communique9).',
      'the communique “Communique9” is a draft or is dated in the future',
      { also: ['content/communiques/Communique9.mdx', 0] },
    ),
  ),
  told('picture-missing', 'a picture that is not there', inText('![A moat from above](./moat.jpg)')),
  told(
    'picture-name',
    'a picture with a % in its name',
    inText('![A moat from above](./100%.png)', '', {
      also: ['content/communiques/100%.png', 20000],
    }),
  ),
  told(
    'picture-alt',
    'a picture without words',
    inText('![](./moat.jpg)', '', {
      also: ['content/communiques/moat.jpg', 20000],
    }),
  ),
  told(
    'picture-words',
    'a picture called “image”',
    inText('![Image](./moat.jpg)', '', { also: ['content/communiques/moat.jpg', 20000] }),
  ),
  told(
    'picture-words',
    'a picture called by its file’s name',
    inText('![castle-moat](./castle-moat.jpg)', '“castle-moat” says nothing of the picture', {
      also: ['content/communiques/castle-moat.jpg', 20000],
    }),
  ),
  told(
    'picture-large',
    'a picture of nine megabytes',
    inText('![A moat from above](./moat.jpg)', '', {
      also: ['content/communiques/moat.jpg', 9 * 1024 * 1024],
    }),
  ),
  told('picture-outside', 'a picture on another site', inText('![A moat from above](https://example.com/moat.jpg)')),
];
