import { it } from 'vitest';
import { everyPage } from './support/every-page.ts';

/** As the compliance officer chose it, word for word: written out here, and not taken from the settings. */
const riskLine =
  'Investments in securities market are subject to market risks. Read all the related documents carefully before investing.';

it('has the risk line and the registration in every footer', () => {
  everyPage(({ document }, report) => {
    const footer = document.querySelector('body > footer')?.text.replaceAll(/\s+/g, ' ') ?? '';
    if (!footer.includes(riskLine)) report('has no risk line in its footer');
    if (!footer.includes('INP000004482')) report('has no registration number in its footer');
    if (!/© \d{4} /.test(footer)) report('has no copyright line in its footer');
  });
});

it.each(['https://scores.sebi.gov.in', 'https://smartodr.in', '/VerifyUs', '/Tax'])(
  'links to %s in every footer',
  (address) => {
    everyPage(({ document }, report) => {
      if (!document.querySelector(`body > footer a[href^="${address}"]`))
        report(`has no link to ${address} in its footer`);
    });
  },
);
