const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for XML and HTML, in elements and in double-quoted attributes. */
export const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
