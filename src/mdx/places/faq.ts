import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

/** What the answers to questions may use. */
export const mdxComponents = mdxComponentsOf<'faq'>(words);
