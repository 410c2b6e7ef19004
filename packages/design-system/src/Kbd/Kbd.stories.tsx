import type { Meta, StoryObj } from '@storybook/react-vite'
import { kbdGuide } from './Kbd.guide.ts'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Display/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
  parameters: { guide: kbdGuide },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Chord: Story = {}
