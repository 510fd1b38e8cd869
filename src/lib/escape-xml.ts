const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in XML and HTML, in elements and in attributes between double quotation marks. */
export const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
