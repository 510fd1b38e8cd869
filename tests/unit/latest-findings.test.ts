import { expect, it } from 'vitest';
import { latestFindings } from '../../src/integrations/content-checks/latest-findings.ts';

const none = { mistakes: [], warnings: [] };
const one = { mistakes: [], warnings: [{ file: 'content/faq.yaml', line: 1, message: 'x' }] };

it('waits for the first checks', async () => {
  const findings = latestFindings();
  const asked = findings.current();
  findings.settle(one);
  expect(await asked).toBe(one);
  expect(await findings.current()).toBe(one);
});

it('waits, once a file has changed, for the checks of the last change', async () => {
  const findings = latestFindings();
  findings.settle(none);
  findings.expire();
  const asked = findings.current();
  findings.expire();
  findings.settle(one);
  expect(await asked).toBe(one);
});

it('leaves nobody waiting where the checks have failed', async () => {
  const findings = latestFindings();
  findings.expire();
  const asked = findings.current();
  findings.settle(undefined);
  expect(await asked).toBeUndefined();
});
