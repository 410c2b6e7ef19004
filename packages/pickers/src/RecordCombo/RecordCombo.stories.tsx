import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { PickerAdapter, PickerChoice } from '../adapter.ts'
import { RecordCombo } from './RecordCombo.tsx'

const suppliers: readonly PickerChoice[] = [
  { id: 's1', label: '苏州精工机械有限公司', note: 'S0001' },
  { id: 's2', label: '宁波海岭传动科技', note: 'S0002' },
  { id: 's3', label: 'Công ty TNHH Thép Bắc Ninh', note: 'S0003' },
  { id: 's4', label: '宁波海岭紧固件', note: 'S00022 · 上海' },
]

const adapter: PickerAdapter = {
  search: async (text) => suppliers.filter(({ label, note = '' }) => `${label}${note}`.includes(text)),
  lookup: fn(async (ids: readonly string[]) => suppliers.filter(({ id }) => ids.includes(id))),
}

type StoryProps = { start: string | null; sentLabel?: string; onPick: (id: string | null) => void }

const ComboStory = ({ start, sentLabel, onPick }: StoryProps) => {
  const [value, setValue] = useState(start)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <RecordCombo
        label="供应商"
        adapter={adapter}
        value={value}
        sentLabel={value === start ? sentLabel : undefined}
        onChange={(id) => {
          setValue(id)
          onPick(id)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Pickers/RecordCombo',
  component: ComboStory,
  args: { start: null, onPick: fn() },
} satisfies Meta<typeof ComboStory>

export default meta
type Story = StoryObj<typeof meta>

/** Typing finds a record by its code; the choice needs no second question for its name. */
export const Search: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '供应商' })
    await userEvent.type(box, 'S0002')
    await userEvent.click(await screen.findByRole('option', { name: /宁波海岭传动科技/ }))
    await expect(args.onPick).toHaveBeenLastCalledWith('s2')
    await waitFor(() => expect(box).toHaveValue('宁波海岭传动科技'))
  },
}

/** A stored id that came with its name shows it at once. */
export const Named: Story = {
  args: { start: 's9', sentLabel: '已停用的供应商' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: '供应商' })).toHaveValue('已停用的供应商')
  },
}

/** A stored id without a name is looked up. */
export const LookedUp: Story = {
  args: { start: 's3' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '供应商' })
    await waitFor(() => expect(box).toHaveValue('Công ty TNHH Thép Bắc Ninh'))
  },
}

/** A reader types a code and Enter before any answer is there: the record of that very code is chosen, whatever else begins with it. */
export const Scanned: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '供应商' })
    await userEvent.type(box, 'S0002{Enter}', { delay: 1 })
    await waitFor(() => expect(args.onPick).toHaveBeenLastCalledWith('s2'))
  },
}

/** A record that was removed meanwhile says so in the place of its id. */
export const Removed: Story = {
  args: { start: 's404' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '供应商' })
    await waitFor(() => expect(box).toHaveValue('已删除的记录'))
  },
}
