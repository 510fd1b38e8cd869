import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

/** What guides for joining and leaving may use. */
export const mdxComponents = mdxComponentsOf<'guides'>(words);
