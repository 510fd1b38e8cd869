import { below, type Example, exampleOf, inText, put } from './example.ts';

/** An additional file beside the articles. */
const beside = (name: string, bytes = 20_000) => ({ also: [`content/communiques/${name}`, bytes] }) as const;

/** Mistakes in links and pictures. */
export const linkExamples: Example[] = [
  inText('link-dead', 'an address that does not exist', 'See [the questions](/Questions).'),
  put('address-there', 'a former address that is still there', 'firm', 'formerAddresses.0.from', '/FAQ'),
  inText('pdf-missing', 'a PDF that does not exist', 'See [our charter](/files/investors-charter.pdf).'),
  inText('link-anchor', 'a place that is not on the page', 'See [our mission](/AboutUs#misson).'),
  inText('link-relative', 'an incomplete address', 'See [who we are](AboutUs).'),
  inText('link-program', 'a link that runs a program', 'See [who we are](javascript:alert(1)).'),
  inText('link-kind', 'an address that no visitor can open', 'See [the folder](file:///home/anjali).'),
  inText('link-shared', 'a document of the firm’s own drive', 'See [it](https://docs.google.com/document/d/1a/edit).'),
  inText('link-earlier', 'a link to an earlier version', 'See [it](/files/disclosure-document-2025-04.pdf).'),
  inText('link-words', 'a link called “here”', 'See [here](/AboutUs).'),
  below('content/communiques/Communique1.mdx')(
    'entry-hidden',
    'a link to a draft',
    'See [the sources of a moat](/Communique9).',
    { says: 'the communique “Communique9” is a draft or is dated in the future', ...beside('Communique9.mdx') },
  ),
  inText('entry-hidden', 'a link to the place of a draft', 'See [how it begins](/FAQ#how-it-begins).', {
    says: 'the question “how-it-begins” is a draft',
    also: ['content/faq/how-it-begins.mdx', 0],
  }),
  inText('picture-missing', 'a missing picture', '![A moat from above](./moat.jpg)'),
  inText('picture-missing', 'a picture in public', '![A moat from above](moat.jpg)', {
    says: 'did you mean “/moat.jpg”?',
    also: ['public/moat.jpg', 1_000],
  }),
  inText('picture-kind', 'a picture straight from a phone', '![A moat from above](./moat.heic)', beside('moat.heic')),
  inText('picture-bytes', 'a picture from a phone, only renamed', '![A moat from above](./moat.jpg)', {
    also: ['content/communiques/moat.jpg', 20_000, '\0\0\0$ftypheic'],
  }),
  inText('picture-name', 'a picture with a % in its name', '![A moat from above](./100%.png)', beside('100%.png')),
  inText('picture-alt', 'a picture without alt text', '![](./moat.jpg)', beside('moat.jpg')),
  inText('picture-alt', 'a picture with a space for its words', '![ ](./moat.jpg)', beside('moat.jpg')),
  inText('picture-words', 'a picture called “image”', '![Image](./moat.jpg)', beside('moat.jpg')),
  inText('picture-words', 'a picture called by its file’s name', '![castle-moat](./castle-moat.jpg)', {
    says: '“castle-moat” does not describe the picture',
    ...beside('castle-moat.jpg'),
  }),
  inText('picture-large', 'a picture of nine megabytes', '![A moat](./moat.jpg)', beside('moat.jpg', 9 * 1024 ** 2)),
  exampleOf('picture-program', 'a drawing with a program in it', {
    file: 'content/communiques/moat.svg',
    also: ['content/communiques/moat.svg', 60, '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  }),
  inText('picture-outside', 'a picture on another site', '![A moat from above](https://example.com/moat.jpg)'),
  exampleOf('link-anchor', 'a link to the fee plans of a firm that compares none', {
    file: 'firm',
    put: ['calculator.feePlans'],
    named: 'content/faq/how-fees-work.mdx',
    at: 'GST is extra',
  }),
  inText('link-kind', 'an address with a comma for a point', 'See [SEBI](https://www.sebi,gov.in).', {
    says: 'visitors can open: use https://',
  }),
  inText(
    'link-dead',
    'the firm’s own page, with its address misspelt and without https',
    'See [us](http://www.uppercrust.example/Aboutuss).',
  ),
  inText(
    'picture-words',
    'the name that a phone gave to a picture',
    '![WhatsApp Image 2025-06-23 at 10.00.00](./moat.jpg)',
    {
      also: ['content/communiques/moat.jpg', 1_000],
    },
  ),
];
