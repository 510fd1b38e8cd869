import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { recordOf, type Site } from './site.ts';

/** A question that is none. */
export function checkQuestion({ collection, file, source }: ContentFile): ContentProblem[] {
  const { question } = recordOf(source.data);
  if (collection !== 'faq' || typeof question !== 'string' || question.includes('?')) return [];
  return [problem('question-mark', { file, line: source.lineOf(['question']), field: 'question' }, undefined)];
}

/**
 * Headings of answers with the id of an answer, or of a heading in another one: all of them stand on one page. Within one
 * answer the renderer numbers equal headings.
 */
export function checkAnswers({ entries }: Site): ContentProblem[] {
  const answers = entries.filter(({ collection }) => collection === 'faq');
  const names = answers.map(({ id }) => id);
  const firstWith = new Map<string, string>();
  return answers.flatMap(({ body, file }) =>
    body.headings.flatMap(({ line, id }) => {
      const first = firstWith.get(id) ?? file;
      firstWith.set(id, first);
      return names.includes(id) || first !== file ? [problem('answer-heading', { file, line }, { id })] : [];
    }),
  );
}
