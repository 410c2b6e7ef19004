import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textAreaGuide } from './TextArea.guide.ts'
import { TextArea } from './TextArea.tsx'

const opinion = '同意，导轨请与三期合并下单，减少一次开模费用。'

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: '审批意见', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: { guide: textAreaGuide },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** It grows with its text up to maxRows, then scrolls. */
export const Growing: Story = {
  args: { minRows: 2, maxRows: 4 },
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByRole('textbox', { name: '审批意见' })
    const low = area.clientHeight
    await userEvent.type(area, '一{Enter}二{Enter}三')
    await expect(args.onChange).toHaveBeenLastCalledWith('一\n二\n三')
    const grown = area.clientHeight
    await expect(grown).toBe(low + 20)
    await userEvent.type(area, '{Enter}四{Enter}五{Enter}六')
    await expect(area.clientHeight).toBe(low + 40)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}

/** Text beyond the limit is marked and kept: nothing is cut. */
export const TooLong: Story = {
  args: { maxLength: 10, defaultValue: opinion, hint: '简要说明理由' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('textbox')
    await expect(area).toHaveValue(opinion)
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('不能超过 10 个字符')
    await expect(canvas.getByText(`${opinion.length} / 10`)).toBeVisible()
  },
}

export const Counted: Story = { args: { maxLength: 500, defaultValue: opinion, hint: '将写入流转记录' } }

export const WithError: Story = { args: { error: '驳回时请填写意见', isRequired: true, maxLength: 500 } }

export const ReadOnly: Story = { args: { defaultValue: opinion, isReadOnly: true } }

export const Disabled: Story = { args: { defaultValue: opinion, isDisabled: true } }
