import { PrivacyContact } from '../../components/PrivacyContact/PrivacyContact.tsx';
import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

/** What legal texts may use. */
export const mdxComponents = mdxComponentsOf<'legal'>({ ...words, PrivacyContact });
