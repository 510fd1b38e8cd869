import { nearestPath } from '../../../src/lib/nearest.ts';
import { cases } from '../../lib/cases.ts';

const paths = ['/files/investor-charter.pdf', '/files/what-is-a-moat.pdf', '/member/anjali-nair', '/AboutUs'];

cases('the path %s is near %s', (written) => nearestPath(written, paths), [
  ['/newsletter/investor-charter.pdf', '/files/investor-charter.pdf'],
  ['/member/anjali-nayar', '/member/anjali-nair'],
  ['/files/pricing-power.pdf', undefined],
]);
