import { below, type Example, examplesOf, inText } from './example.ts';

/** Slips in links and pictures. */
export const linkExamples: Example[] = examplesOf({
  'link-dead': {
    'an address that does not exist': inText('See [the questions](/Questions).'),
  },
  'pdf-missing': {
    'a PDF that does not exist': inText('See [our charter](/files/investors-charter.pdf).'),
  },
  'link-anchor': {
    'a place that is not on the page': inText('See [our mission](/AboutUs#misson).'),
  },
  'link-relative': {
    'an address without its beginning': inText('See [who we are](AboutUs).'),
  },
  'link-program': {
    'a link that runs a program': inText('See [who we are](javascript:alert(1)).'),
  },
  'link-kind': {
    'an address that no visitor can open': inText('See [the folder](file:///home/anjali).'),
  },
  'link-words': {
    'a link called “here”': inText('See [here](/AboutUs).'),
  },
  'entry-held': {
    'a link to a draft': below('content/communiques/Communique1.mdx')(
      'See [the sources of a moat](/Communique9).',
      'the communique “Communique9” is a draft or is dated in the future',
      { also: ['content/communiques/Communique9.mdx', 0] },
    ),
  },
  'picture-missing': {
    'a picture that is not there': inText('![A moat from above](./moat.jpg)'),
  },
  'picture-name': {
    'a picture with a % in its name': inText('![A moat from above](./100%.png)', '', {
      also: ['content/communiques/100%.png', 20000],
    }),
  },
  'picture-alt': {
    'a picture without words': inText('![](./moat.jpg)', '', {
      also: ['content/communiques/moat.jpg', 20000],
    }),
  },
  'picture-words': {
    'a picture called “image”': inText('![Image](./moat.jpg)', '', { also: ['content/communiques/moat.jpg', 20000] }),
    'a picture called by its file’s name': inText(
      '![castle-moat](./castle-moat.jpg)',
      '“castle-moat” says nothing of the picture',
      { also: ['content/communiques/castle-moat.jpg', 20000] },
    ),
  },
  'picture-large': {
    'a picture of nine megabytes': inText('![A moat from above](./moat.jpg)', '', {
      also: ['content/communiques/moat.jpg', 9 * 1024 * 1024],
    }),
  },
  'picture-outside': {
    'a picture on another site': inText('![A moat from above](https://example.com/moat.jpg)'),
  },
});
