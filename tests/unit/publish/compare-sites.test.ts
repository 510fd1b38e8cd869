import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remarksOn } from '../../../tools/lib/compare-sites.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const csv = (...rows: string[]) => ['month,net,benchmark,note', ...rows].map((row) => `${row}\r\n`).join('');

test('before a new site is published, lost pages and PDFs and changed returns are named', () => {
  const folder = temporaryFolder();
  const [site, next] = [join(folder, 'dist'), join(folder, 'next')];
  expect(remarksOn({ site, next })).toEqual([]);
  writeInto(site, {
    ...{ 'index.html': '', 'Renamed.html': '', 'member/anna.html': '', 'Fund.html': '' },
    ...{ 'files/fees.pdf': '', 'files/kept.pdf': '' },
    'Performance/Moat.csv': csv('2025-07,1,2,Specimen: invented', '2025-08,3,4,Specimen: invented'),
    'Performance/Fund.csv': csv('2025-07,1,2'),
    'Performance/Cut.csv': csv('2025-05,-9,-8', '2025-06,-7,-6', '2025-07,1,2'),
  });
  writeInto(next, {
    ...{ 'index.html': '', 'New.html': '', 'files/kept.pdf': '', _redirects: '/Renamed /New 301\n' },
    'Performance/Moat.csv': csv('2025-07,1,2', '2025-08,3.5,4', '2025-09,5,6'),
    'Performance/Cut.csv': csv('2025-07,1,2'),
  });
  expect(remarksOn({ site, next })).toEqual([
    expect.stringContaining('The site no longer has /Fund, /member/anna and /files/fees.pdf. To send visitors'),
    expect.stringContaining('Cut no longer has 2025-05 and 2025-06. The page says so if'),
    expect.stringContaining('the record of Fund is no longer shown. The page says so if'),
    expect.stringContaining('Moat in 2025-08, which was 3 and 4, is now 3.5 and 4. The page says so if'),
  ]);
});
