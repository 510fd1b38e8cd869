import { DocumentLink } from '../../components/DocumentLink/DocumentLink.tsx';
import { Note } from '../../components/Note/Note.tsx';
import { Value } from '../../components/Value/Value.tsx';

/** What any text may use. */
export const words = { DocumentLink, Fact: Value, Firm: Value, Note };
