import { spyOn } from 'storybook/test';
import type { Answers } from '../answers.ts';
import type { ServerMessage } from './ask.ts';

type StoryAnswers = { [Name in keyof Answers]?: Answers[Name] | ServerMessage } & {
  'take-back'?: ServerMessage;
  document?: ServerMessage & { id?: string };
};

/** Answers in a story as the desk’s server would; requests without a given answer stay pending. */
export function answerWith(answers: StoryAnswers): void {
  spyOn(window, 'fetch').mockImplementation((asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const answer = answers[pathname.replace('/desk/api/', '') as keyof StoryAnswers];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json(answer));
  });
}
