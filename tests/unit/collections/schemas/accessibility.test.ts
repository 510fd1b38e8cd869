import { expect, it } from 'vitest';
import { accessibilitySchema } from '../../../../src/collections/schemas/accessibility.ts';

const finding = { criterion: '1.4.3 Contrast', what: 'The border of a field was too pale.' };
const statement = (conformance: string, ...findings: object[]) => ({
  standard: 'WCAG 2.2, level AA',
  conformance,
  answerDays: 5,
  tests: [{ what: 'Every page with axe', date: '2025-10-01' }],
  audit: { by: 'An auditor', date: '2025-09-15', findings },
  specimen: false,
});

it.each([
  ['partial', [finding], true],
  ['partial', [{ ...finding, fixed: '2025-09-19' }], false],
  ['full', [{ ...finding, fixed: '2025-09-19' }], true],
  ['full', [finding], false],
])('conformance is %s with the findings %j, and no known limit: %s', (conformance, findings, isRight) => {
  expect(accessibilitySchema.safeParse(statement(conformance, ...findings)).success).toBe(isRight);
});
