import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardIcon } from './CardIcon.tsx';

const meta = { component: CardIcon } satisfies Meta<typeof CardIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The value of a thing, with its price somewhere inside. */
export const Value: Story = { args: { name: 'value' } };

/** The same line, drawn repeatedly. */
export const Discipline: Story = { args: { name: 'discipline' } };

/** Rings of a tree, one for each year. */
export const Growth: Story = { args: { name: 'growth' } };

/** A ring with a gap, and the way in. */
export const Opportunity: Story = { args: { name: 'opportunity' } };
