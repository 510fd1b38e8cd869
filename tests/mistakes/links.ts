import { below, type Example, examplesOf, inLine, inPart, inText, member, menus } from './example.ts';

/** Slips in links and pictures. */
export const linkExamples: Example[] = examplesOf({
  'link-dead': {
    'an address that does not exist': inText('See [the questions](/Questions).'),
    'an address in the wrong case': inText(
      'See [who we are](/Aboutus).',
      '/Aboutus leads nowhere: did you mean “/AboutUs”?',
    ),
    'an address with .html': inText(
      'See [who we are](/AboutUs.html).',
      '/AboutUs.html leads nowhere: did you mean “/AboutUs”?',
    ),
    'an address of this site in full': inText(
      'See [who we are](https://www.uppercrust.example/AboutUss).',
      '/AboutUss leads nowhere: did you mean “/AboutUs”?',
    ),
    'an address below the text': inText(
      'See [who we are][us].\n\n[us]: /AbuotUs',
      '/AbuotUs leads nowhere: did you mean “/AboutUs”?',
    ),
    'a menu that leads nowhere': inLine(
      menus,
      '    path: /Abouts',
      'main.0.path /Abouts leads nowhere: did you mean “/AboutUs”?',
    ),
    'a shelf of the Reading Room on which nothing stands': inText(
      'See [our papers](/NewsLetter/Papers-1999).',
      '/NewsLetter/Papers-1999 leads nowhere',
    ),
  },
  'pdf-missing': {
    'a PDF that does not exist': inText('See [our charter](/files/investors-charter.pdf).'),
    'a lasting address of a document that does not exist': inText(
      'See [our charter](/files/latest/investor-charters.pdf).',
      'there is no /files/latest/investor-charters.pdf: did you mean “/files/latest/investor-charter.pdf”?',
    ),
  },
  'link-anchor': {
    'a place that is not on the page': inText('See [our mission](/AboutUs#misson).'),
    'a heading that is not in the text': inText(
      'See [the signs](#signs-of-a-moat-that-is-emergin).',
      'did you mean “#signs-of-a-moat-that-is-emerging”?',
    ),
  },
  'link-relative': {
    'an address without its beginning': inText('See [who we are](AboutUs).'),
    'a link without an address': inText('See [who we are]().', 'the link has no address'),
  },
  'link-program': {
    'a link that runs a program': inText('See [who we are](javascript:alert(1)).'),
    'a program in disguise': inText('<Note title="java&#9;script:alert(1)">Words.</Note>', 'would run a program'),
  },
  'link-kind': {
    'an address that no visitor can open': inText('See [the folder](file:///home/anjali).'),
  },
  'link-words': {
    'a link called “here”': inText('See [here](/AboutUs).'),
    'a link called by its address': inText(
      'See [https://scores.sebi.gov.in](https://scores.sebi.gov.in).',
      'the link’s words “https://scores.sebi.gov.in” do not say',
    ),
    'a link without words': inText('See [](/AboutUs).', 'the link has no words'),
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
    'a photograph that is not there': inPart(
      member,
      'committee: true',
      'committee: true\nimage: ./anjali.jpg',
      'image there is no picture ./anjali.jpg',
    ),
  },
  'picture-name': {
    'a picture with a % in its name': inText(
      '![A moat from above](./100%.png)',
      'the picture’s address ./100%.png has a %, # or ?',
      { also: ['content/communiques/100%.png', 20000] },
    ),
  },
  'picture-alt': {
    'a picture without words': inText('![](./moat.jpg)', 'the picture ./moat.jpg has no words', {
      also: ['content/communiques/moat.jpg', 20000],
    }),
  },
  'picture-words': {
    'a picture called “image”': inText(
      '![Image](./moat.jpg)',
      '“Image” says nothing of the picture ./moat.jpg to somebody who cannot see it: what does it show?',
      { also: ['content/communiques/moat.jpg', 20000] },
    ),
    'a picture called by its file’s name': inText(
      '![castle-moat](./castle-moat.jpg)',
      '“castle-moat” says nothing of the picture',
      { also: ['content/communiques/castle-moat.jpg', 20000] },
    ),
  },
  'picture-large': {
    'a picture of nine megabytes': inText(
      '![A moat from above](./moat.jpg)',
      'the picture ./moat.jpg has 9.0 MB: make it smaller than 4 MB',
      { also: ['content/communiques/moat.jpg', 9 * 1024 * 1024] },
    ),
  },
  'picture-outside': {
    'a picture on another site': inText('![A moat from above](https://example.com/moat.jpg)'),
  },
});
