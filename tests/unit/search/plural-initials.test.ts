import { withoutPlural } from '../../../src/lib/search/plural-initials.ts';
import { cases } from '../../lib/cases.ts';

cases('“%s” is searched for as “%s”', withoutPlural, [
  ['NRIs', 'NRI'],
  ['tax of nris and OCIs', 'tax of nri and OCI'],
  ['NRIs OCIs', 'NRI OCI'],
  ['"NRIs abroad"', '"NRI abroad"'],
  ['fees', 'fees'],
  ['analysis', 'analysis'],
]);
