import type { ContentFile } from '../loader/read-file.ts';

/** Texts of the front matter that a visitor reads, with the names of their fields: no ids or addresses. */
export const fieldTexts = (source: ContentFile['source']): { line: number; text: string; field: string }[] =>
  source.texts
    .filter(({ text }) => !/^(\/|\.\/|#|https?:)\S*$/.test(text) && !/^[a-z\d-]+$/.test(text))
    .map(({ line, text, path }) => ({ line, text, field: path.map(String).join('.') }));
