export const twiceTheSize = 'html { font-size: 200% !important; }';

/** Visitors' text settings under which all text must stay readable, with the widths to test, in px. */
export const textSettings = [
  { name: 'text of twice the size', widths: [320, 390, 640], css: twiceTheSize },
  {
    // https://www.w3.org/TR/WCAG22/#text-spacing
    name: 'wide text spacing',
    widths: [390, 1440],
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  },
];
