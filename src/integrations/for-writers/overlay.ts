import { escapeXml } from '../../lib/escape-xml.ts';
import { type ContentProblem, headingOf, problemLine } from '../../collections/findings/content-problem.ts';

/** What the browser's overlay is told; Astro's overlay takes HTML as its message. */
export function overlayMessage(mistakes: readonly ContentProblem[], pathOf: (file: string) => string) {
  const [first] = mistakes;
  return {
    type: 'error' as const,
    err: {
      name: 'Content',
      title: headingOf(mistakes),
      message: mistakes.map((mistake) => escapeXml(problemLine(mistake))).join('<br><br>'),
      stack: '',
      plugin: 'for-writers',
      ...(first && { id: first.file, loc: { file: pathOf(first.file), line: first.line, column: 1 } }),
    },
  };
}

/** A page that stands in for every other while there are mistakes; Vite puts its client into it, which shows the overlay. */
export const placeholderPage = (mistakes: readonly ContentProblem[]) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${headingOf(mistakes)}</title></head>
<body>
<h1>${headingOf(mistakes)}</h1>
<ul>${mistakes.map((mistake) => `<li>${escapeXml(problemLine(mistake))}</li>`).join('')}</ul>
</body>
</html>
`;
