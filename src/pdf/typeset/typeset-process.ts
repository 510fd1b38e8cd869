/** A process of `typesetAll`, which lays out one document after another. */
import { typesetter } from './typeset.ts';

export default typesetter();
