import { AmountTable } from '../../components/AmountTable/AmountTable.tsx';
import { Cards } from '../../components/Cards/Cards.tsx';
import { Officers } from '../../components/Officers/Officers.tsx';
import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

export const ofPages = { ...words, Cards, Officers, OneYearFees: AmountTable };

/** What the texts of pages may use. */
export const mdxComponents = mdxComponentsOf<'pages'>(ofPages);
