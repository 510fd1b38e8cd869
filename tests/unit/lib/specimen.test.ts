import { hasSpecimen, isSpecimen } from '../../../src/lib/specimen.ts';
import { cases } from '../../lib/cases.ts';

cases('%s, with %o listed: %s', (field, listed) => isSpecimen(listed, field), [
  ['contact.phone', ['contact.phone'], true],
  ['contact.whatsapp.number', ['contact.whatsapp'], true],
  ['contact', ['contact.phone'], false],
  ['contact.phoneHours', ['contact.phone'], false],
  ['contacts.phone', ['contact'], false],
  ['risk', [], false],
]);

cases('a part of %s is invented, with %o listed: %s', (group, listed) => hasSpecimen(listed, group), [
  ['officers.privacy', ['officers.privacy.email'], true],
  ['officers.privacy', ['officers'], true],
  ['officers.privacy', ['officers.privacyNotice', 'officers.grievance.name'], false],
]);
