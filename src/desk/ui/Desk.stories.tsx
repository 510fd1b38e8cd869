import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, waitFor } from 'storybook/test';
import { Desk } from './Desk.tsx';
import { answerWith } from './story-server.ts';

const meta = {
  title: 'Writers’ desk/Desk',
  component: Desk,
  beforeEach: () => {
    answerWith({});
  },
} satisfies Meta<typeof Desk>;
export default meta;

/**
 * A window in the background does not wait for changes: each that does holds a connection, of which a browser allows six
 * to a host, and a seventh window would not open.
 */
export const InTheBackground: StoryObj<typeof meta> = {
  play: async () => {
    const see = spyOn(document, 'visibilityState', 'get');
    const become = (state: DocumentVisibilityState) => {
      see.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    /** How many requests wait for a change. */
    const waiting = () =>
      mocked(fetch).mock.calls.filter(
        ([asked, options]) =>
          typeof asked === 'string' && asked.startsWith('/desk/api/version?') && options?.signal?.aborted === false,
      ).length;
    await expect(waiting()).toBe(1);
    become('hidden');
    await waitFor(() => expect(waiting()).toBe(0));
    become('visible');
    await waitFor(() => expect(waiting()).toBe(1));
  },
};
