import { expect, it } from 'vitest';
import { searchKeySetting } from '../../src/lib/search/key-setting.ts';
import { everyPage } from './support/every-page.ts';
import { plain, textAt } from './support/site.ts';

/** The compliance officer’s wording, written out here on purpose instead of being read from the settings. */
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

it('states in the privacy policy what browsers store, how long a grievance takes, and how long logs are kept', () => {
  const policy = textAt('/PrivacyPolicy');
  for (const words of [searchKeySetting, 'session storage', 'within 90 days', /logs of [^.]* one year/])
    expect(policy).toMatch(words);
});

it('promotes no portfolio on the complaints page', () => {
  expect(textAt('/ComplaintsData')).toContain('How to complain');
  expect(textAt('/ComplaintsData')).not.toContain('Begin with');
});
