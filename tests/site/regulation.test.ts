import { expect, it } from 'vitest';
import { searchKeySetting } from '../../src/lib/search/key-setting.ts';
import { everyPage } from './support/every-page.ts';
import { plain, textAt } from './support/site.ts';

/** As the compliance officer chose it, word for word: written out here, and not taken from the settings. */
const riskLine =
  'Investments in securities market are subject to market risks. Read all the related documents carefully before investing.';

it('has the risk line, the registration and the ways to complain in every footer', () => {
  everyPage(({ document }, report) => {
    const footer = document.querySelector('body > footer');
    for (const words of [riskLine, 'INP000004482', /© \d{4} /])
      if (plain(footer?.text).search(words) < 0) report(`does not say ${String(words)} in its footer`);
    for (const address of ['https://scores.sebi.gov.in', 'https://smartodr.in', '/VerifyUs', '/Tax'])
      if (!footer?.querySelector(`a[href^="${address}"]`)) report(`has no link to ${address} in its footer`);
  });
});

it('says in the privacy policy what browsers keep, how long a grievance may take, and how long logs are kept', () => {
  const policy = textAt('/PrivacyPolicy');
  for (const words of [searchKeySetting, 'session storage', 'within 90 days', /logs of [^.]* one year/])
    expect(policy).toMatch(words);
});

it('offers no portfolio to whoever comes to complain', () => {
  expect(textAt('/ComplaintsData')).toContain('How to complain');
  expect(textAt('/ComplaintsData')).not.toContain('Begin with');
});
