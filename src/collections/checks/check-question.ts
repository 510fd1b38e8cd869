import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { recordOf } from './site.ts';

/** A question that is none. */
export function checkQuestion({ collection, file, source }: ContentFile): ContentProblem[] {
  const { question } = recordOf(source.data);
  if (collection !== 'faq' || typeof question !== 'string' || question.includes('?')) return [];
  return [problem('question-mark', { file, line: source.lineOf(['question']), field: 'question' }, undefined)];
}
