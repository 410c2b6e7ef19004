import { Button, type DataColumn } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PickerChoice, ResolvedCodes } from '../adapter.ts'
import { RecordPicker, type RecordPickerProps } from './RecordPicker.tsx'
import { usePicking } from './usePicking.ts'

type Part = { id: string; code: string; name: string }

const names = ['深沟球轴承', '伺服电机', '同步带轮', '直线导轨', 'Vòng bi cầu'] as const
const parts: readonly Part[] = Array.from({ length: 45 }, (_, at) => ({
  id: `m${at + 1}`,
  code: `M-${String(at + 1).padStart(3, '0')}`,
  name: names[at % names.length] ?? '',
}))
const columns: readonly DataColumn<Part>[] = [
  { key: 'code', header: '物料编码', width: 130 },
  { key: 'name', header: '物料名称', width: 240 },
]
const choiceOf = ({ id, code, name }: Part): PickerChoice => ({ id, label: `${code} ${name}` })

const resolve = async (codes: readonly string[]): Promise<ResolvedCodes> => ({
  found: parts.filter(({ code }) => codes.includes(code)).map(choiceOf),
  missing: codes.filter((code) => !parts.some((part) => part.code === code)),
  ambiguous: [],
})

type StoryProps = { limit: number; variant?: RecordPickerProps<Part>['variant']; onConfirm: (ids: string) => void }

const Open = ({ limit, variant, onConfirm, onClose }: StoryProps & { onClose: () => void }) => {
  const picking = usePicking([], limit)
  const [question, setQuestion] = useState({ search: '', current: 1, size: variant === 'legacy' ? 10 : 20 })
  const { search, current, size } = question
  const found = parts.filter(({ code, name }) => `${code}${name}`.includes(search))
  return (
    <RecordPicker<Part>
      title="选择物料"
      columns={columns}
      choiceOf={choiceOf}
      page={{ rows: found.slice((current - 1) * size, current * size), total: found.length }}
      question={question}
      onQuestionChange={setQuestion}
      picking={picking}
      variant={variant}
      resolve={resolve}
      onConfirm={(chosen) => {
        onConfirm(chosen.map(({ id }) => id).join())
        onClose()
      }}
      onClose={onClose}
    />
  )
}

const PickerStory = (props: StoryProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>选择物料</Button>
      {isOpen && <Open {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const meta = {
  title: 'Pickers/RecordPicker',
  component: PickerStory,
  args: { limit: 0, onConfirm: fn() },
} satisfies Meta<typeof PickerStory>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '选择物料' }))
  return within(await screen.findByRole('dialog'))
}
const row = (dialog: ReturnType<typeof within>, code: string) => dialog.findByRole('gridcell', { name: code })
const area = (dialog: ReturnType<typeof within>) => within(dialog.getByRole('group', { name: /^已选/ }))

/** What is chosen stays while one searches and turns pages; a press on a chosen row takes it back. */
export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(await row(dialog, 'M-002'))
    await waitFor(() => expect(area(dialog).getByText('M-002 伺服电机')).toBeVisible())
    await userEvent.type(dialog.getByRole('searchbox'), 'M-044')
    await userEvent.click(await row(dialog, 'M-044'))
    await waitFor(() => expect(area(dialog).getByText('M-044 直线导轨')).toBeVisible())
    await expect(area(dialog).getByText('M-002 伺服电机')).toBeVisible()
    await userEvent.click(await row(dialog, 'M-044'))
    await waitFor(() => expect(area(dialog).queryByText('M-044 直线导轨')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith('m2')
  },
}

/** Two presses take the row and close; the next time nothing is left of before. */
export const DoublePress: Story = {
  args: { limit: 1 },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement)
    await userEvent.dblClick(await row(dialog, 'M-003'))
    await expect(args.onConfirm).toHaveBeenLastCalledWith('m3')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open(canvasElement)
    await waitFor(() => expect(again.getByText('尚未选择')).toBeVisible())
    await userEvent.click(again.getByRole('button', { name: '取消' }))
  },
}

/** More than may be chosen is refused with a message. */
export const AtTheLimit: Story = {
  args: { limit: 2 },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    for (const code of ['M-001', 'M-002']) {
      await userEvent.click(await row(dialog, code))
      await waitFor(() => expect(area(dialog).getByText(new RegExp(code))).toBeVisible())
    }
    await userEvent.click(await row(dialog, 'M-003'))
    await waitFor(() => expect(screen.getAllByText('最多只能选择2条数据').length).toBeGreaterThan(0))
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  },
}

/** A pasted column of codes: those that name a record are chosen, the others are told. */
export const PastedCodes: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('searchbox'))
    await userEvent.paste('M-007\nM-041\nX-1')
    const report = await dialog.findByText(/已加入 2 条.*X-1/)
    await waitFor(() => expect(report).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onConfirm).toHaveBeenLastCalledWith('m7,m41')
  },
}

/** The older dialog has ten rows and asks for at least one. */
export const Legacy: Story = {
  args: { variant: 'legacy' },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await expect(await row(dialog, 'M-010')).toBeVisible()
    await expect(dialog.queryByRole('gridcell', { name: 'M-011' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(screen.getAllByText('请选择至少一条数据').length).toBeGreaterThan(0))
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
  },
}
