import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dash } from './Dash.tsx';

const meta = { title: 'Basics/Dash', component: Dash, args: { label: 'not stated' } } satisfies Meta<typeof Dash>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InACell: Story = {
  render: (args) => (
    <table>
      <caption>Exit load</caption>
      <tbody>
        <tr>
          <th scope="row">Emerging Moat</th>
          <td>
            <Dash {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'not stated' })).toHaveTextContent('—not stated');
  },
};
