/** A part of an excerpt; a hit is what the visitor searched for. */
export interface Part {
  text: string;
  isHit: boolean;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const decode = (html: string) => html.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** “a <mark>moat</mark> &amp; more”, as Pagefind writes it, split into parts of plain text. */
export const partsOf = (excerpt: string): Part[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isHit = piece.startsWith('<mark>');
      return { text: decode(isHit ? piece.slice(6, -7) : piece), isHit };
    });

/** An excerpt with an ellipsis at each end that is not the start or end of a sentence. */
export function withEllipses(parts: readonly Part[]): Part[] {
  const text = parts.map((part) => part.text).join('');
  const ellipsis = (words: string) => ({ text: words, isHit: false });
  return [
    ...(/^\p{Ll}/u.test(text) ? [ellipsis('… ')] : []),
    ...parts,
    ...(/[^.?!:’”)\s]\s*$/.test(text) ? [ellipsis(' …')] : []),
  ];
}
