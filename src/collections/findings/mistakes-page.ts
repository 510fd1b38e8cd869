import { escapeXml } from '../../lib/escape-xml.ts';
import { type Finding, headingOf, findingLine } from './finding.ts';

/** Replaces every page while there are mistakes: a list of them all. @param script a module for the page to run */
export const mistakesPage = (mistakes: readonly Finding[], script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${headingOf(mistakes)}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.6 system-ui; } body { max-width: 75ch; margin: 2rem auto; padding: 0 1rem; } li { margin-bottom: 1rem; overflow-wrap: anywhere; }</style>
</head>
<body>
<h1>${headingOf(mistakes)}</h1>
<ul>${mistakes.map((mistake) => `<li>${escapeXml(findingLine(mistake))}</li>`).join('\n')}</ul>
<script type="module">${script}</script>
</body>
</html>
`;
