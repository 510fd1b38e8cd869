import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { switchedOff } from '../../src/integrations/lean-email.ts';

const library = 'node_modules/@emailjs/browser/es';

it.each(Object.keys(switchedOff))('%s is still where the library has it, and all that its file exports', (name) => {
  const source = readFileSync(`${library}/utils/${name}/${name}.js`, 'utf8');
  expect([...source.matchAll(/^export \w+ (\w+)/gm)].map(([, exported]) => exported)).toEqual([name]);
});

it('asks for these parts only where they are switched on', () => {
  const send = readFileSync(`${library}/methods/send/send.js`, 'utf8');
  expect(send).toContain('if (blockHeadless && isHeadless(navigator))');
  expect(send).toContain('isBlockedValueInParams(blockList, templateParams)');
  expect(send).toContain('await isLimitRateHit(location.pathname, limitRate, storageProvider)');
});
