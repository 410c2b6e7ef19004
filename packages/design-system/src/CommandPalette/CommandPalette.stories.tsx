import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClipboardList, FilePlus2, Languages, LogOut, Package, Palette, Truck } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { compose } from '../testing/compose.ts'
import { commandPaletteGuide } from './CommandPalette.guide.ts'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
import type { Command } from './command.ts'

const icon = { size: 16, 'aria-hidden': true } as const

const commands: readonly Command[] = [
  {
    key: 'request',
    label: '采购申请',
    keywords: 'caigou shenqing cgsq',
    group: '页面',
    description: '供应链 / 采购',
    icon: <ClipboardList {...icon} />,
  },
  {
    key: 'order',
    label: '采购订单',
    keywords: 'caigou dingdan cgdd',
    group: '页面',
    description: '供应链 / 采购',
    icon: <Package {...icon} />,
  },
  {
    key: 'supplier',
    label: '供应商',
    keywords: 'gongyingshang gys',
    group: '页面',
    description: '供应链 / 采购',
    icon: <Truck {...icon} />,
  },
  {
    key: 'new',
    label: '新建采购订单',
    keywords: 'xinjian caigou dingdan xjcgdd',
    group: '操作',
    icon: <FilePlus2 {...icon} />,
    shortcut: 'Alt N',
  },
  {
    key: 'theme',
    label: '切换外观',
    keywords: 'qiehuan waiguan qhwg',
    group: '操作',
    icon: <Palette {...icon} />,
    commands: [
      { key: 'light', label: '浅色' },
      { key: 'dark', label: '深色' },
      { key: 'contrast', label: '高对比度' },
    ],
  },
  {
    key: 'project',
    label: '移到项目',
    keywords: 'yidao xiangmu ydxm',
    group: '操作',
    icon: <Languages {...icon} />,
    load: async (query) =>
      ['苏州产线二期', 'Nhà máy Bắc Ninh', '冲压线改造']
        .filter((name) => name.includes(query))
        .map((name) => ({ key: name, label: name })),
  },
  { key: 'out', label: '退出登录', keywords: 'tuichu denglu tcdl', group: '操作', icon: <LogOut {...icon} />, isDisabled: true },
]

const meta = {
  title: 'Navigation/CommandPalette',
  component: CommandPalette,
  args: { isOpen: true, onClose: fn(), onRun: fn(), commands, recents: ['supplier', 'new'], alternateLabel: '在新窗口打开' },
  parameters: { guide: commandPaletteGuide, docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: '搜索页面和操作' })
const options = () => screen.getAllByRole('option').map((option) => option.querySelector('span > span')?.textContent)

/** What was used lately stands first; typing finds by name, place, pinyin and its initials. */
export const Finds: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const input = await field()
    await expect(input).toHaveFocus()
    await waitFor(() => expect(options().slice(0, 3)).toEqual(['供应商', '新建采购订单', '采购申请']))
    await userEvent.type(input, 'cgdd')
    await expect(options()).toEqual(['采购订单', '新建采购订单'])
    await userEvent.clear(input)
    await userEvent.type(input, '采购 申请')
    await expect(options()).toEqual(['采购申请'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ key: 'request' }), { isAlternate: false })
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Keyboard: Story = {
  args: { recents: [] },
  play: async ({ args }) => {
    const input = await field()
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    await waitFor(() => expect(active()).toContain('采购申请'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toContain('供应商')
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect(active()).toContain('退出登录')
    // What is disabled is read and does nothing.
    await userEvent.keyboard('{Enter}')
    await expect(args.onRun).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}')
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ key: 'request' }), { isAlternate: true })
  },
}

/** A command may lead to a page; Backspace and Escape come back, and only then does Escape close. */
export const Pages: Story = {
  play: async ({ args }) => {
    const input = await field()
    await userEvent.type(input, 'qhwg{Enter}')
    await waitFor(() => expect(options()).toEqual(['浅色', '深色', '高对比度']))
    await expect(input).toHaveValue('')
    await expect(screen.getByRole('button', { name: '返回，离开切换外观' })).toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(options()).toContain('采购申请'))
    await userEvent.type(input, 'qhwg{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: '返回，离开切换外观' }))
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'ydxm{Enter}')
    await waitFor(() => expect(options()).toEqual(['苏州产线二期', 'Nhà máy Bắc Ninh', '冲压线改造']))
    await userEvent.type(input, '冲压')
    await waitFor(() => expect(options()).toEqual(['冲压线改造']))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

type Waiting = { query: string; signal: AbortSignal; answer: (commands: readonly Command[]) => void; fail: () => void }
let waiting: Waiting[] = []

/** Answers come later, and late ones are dropped; a failure offers another attempt. */
export const Sources: Story = {
  args: {
    sources: [
      {
        key: 'orders',
        label: '订单',
        load: (query, signal) =>
          new Promise((resolve, reject) => {
            waiting.push({ query, signal, answer: resolve, fail: () => reject(new Error('504')) })
          }),
      },
    ],
  },
  play: async () => {
    waiting = []
    const input = await field()
    await userEvent.type(input, 'P')
    await userEvent.type(input, 'O-')
    await screen.findByText('正在搜索订单…')
    await waitFor(() => expect(waiting.at(-1)?.query).toBe('PO-'))
    const early = waiting.at(-1)
    await userEvent.type(input, '01187')
    await waitFor(() => expect(waiting.at(-1)?.query).toBe('PO-01187'))
    await expect(early?.signal.aborted).toBe(true)
    early?.answer([{ key: 'late', label: 'PO-09999' }])
    waiting.at(-1)?.answer([{ key: '1187', label: 'PO-01187', description: '苏州精工机械有限公司' }])
    await waitFor(() => expect(options()).toEqual(['PO-01187']))
    await userEvent.type(input, '0')
    await waitFor(() => expect(waiting.at(-1)?.query).toBe('PO-011870'))
    waiting.at(-1)?.fail()
    await screen.findByRole('option', { name: '订单搜索失败 · 重试', selected: true })
    const asked = waiting.length
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(waiting).toHaveLength(asked + 1))
    waiting.at(-1)?.answer([])
    await screen.findByText('没有与“PO-011870”匹配的内容')
  },
}

/** Enter that chooses characters of an input method runs nothing. */
export const InputMethod: Story = {
  play: async ({ args }) => {
    const input = await field()
    compose(input as HTMLInputElement /* the combo box of the palette is an input */, ['g', 'gong', '供'], '供应商')
    await expect(args.onRun).not.toHaveBeenCalled()
    await waitFor(() => expect(options()).toEqual(['供应商']))
  },
}

const Opener = (props: CommandPaletteProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>搜索</Button>
      <CommandPalette {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The focus comes back to where it was; a press outside closes too. */
export const FocusComesBack: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '搜索' })
    await userEvent.click(opener)
    await expect(await field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    if (!dialog.parentElement) throw new Error('The palette has no ground around it.')
    await userEvent.click(dialog.parentElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Pressed with the pointer, with Ctrl for the other way. */
export const Pointer: Story = {
  args: { recents: [] },
  play: async ({ args }) => {
    await field()
    const row = await screen.findByRole('option', { name: /新建采购订单/ })
    await expect(row).toHaveAttribute('aria-selected', 'false')
    await userEvent.hover(row)
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(row)
    await expect(args.onRun).toHaveBeenCalledWith(expect.objectContaining({ key: 'new' }), { isAlternate: false })
  },
}

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await field(), '工资条')
    await screen.findByText('没有与“工资条”匹配的内容')
    await expect(screen.queryByRole('option')).toBeNull()
  },
}

const nouns = ['伺服电机', '直线导轨', '控制柜', '联轴器', '减速机', '气缸', '接近开关', '滚珠丝杠', '轴承座', '电缆拖链']

const manyCommands: readonly Command[] = Array.from({ length: 10_000 }, (_, index) => ({
  key: String(index),
  label: `${nouns[index % nouns.length]} ${String(index).padStart(5, '0')}`,
  keywords: `wuliao 1.${String(index % 90).padStart(2, '0')}`,
  group: '物料',
  icon: <Package {...icon} />,
}))

/** Ten thousand commands: only those in sight are in the page. */
export const TenThousand: Story = {
  args: { recents: [], commands: [] },
  render: (args) => <CommandPalette {...args} commands={manyCommands} />,
  play: async () => {
    const input = await field()
    await waitFor(() => expect(options().length).toBeGreaterThan(5))
    await expect(options().length).toBeLessThan(40)
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByRole('option', { name: '电缆拖链 09999', selected: true })
    await userEvent.type(input, '导轨 0123')
    await waitFor(() => expect(options()).toEqual(['直线导轨 01231']))
  },
}

/** The wheel leaves the command behind that the keyboard stands on: it stays in the page, as the field points at it, and the next key goes on from there. */
export const WheeledAway: Story = {
  args: { recents: [], commands: [] },
  render: (args) => <CommandPalette {...args} commands={manyCommands} />,
  play: async () => {
    const input = await field()
    const list = await screen.findByRole('listbox')
    await screen.findByRole('option', { name: '伺服电机 00000', selected: true })
    const pointed = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    const height = list.scrollHeight
    list.scrollTop = height / 2
    await waitFor(() => expect(screen.getByRole('option', { name: '减速机 05004' })).toBeVisible())
    await expect(pointed()).toHaveTextContent('伺服电机 00000')
    await expect(list.scrollHeight).toBe(height)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: '直线导轨 00001', selected: true })).toBeVisible())
    await expect(pointed()).toHaveTextContent('直线导轨 00001')
  },
}

export const LongVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    recents: [],
    alternateLabel: 'Mở trong cửa sổ mới',
    commands: [
      {
        key: 'a',
        label: 'Chuyển yêu cầu mua vật tư cho người phê duyệt tiếp theo của phòng kế hoạch',
        description: 'Chuỗi cung ứng / Mua hàng / Yêu cầu mua hàng',
        group: 'Thao tác',
        shortcut: 'Ctrl Shift M',
      },
      { key: 'b', label: 'Danh sách nhà cung cấp', description: 'Chuỗi cung ứng', group: 'Trang' },
    ],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'cung')
    await waitFor(() => expect(options()).toHaveLength(2))
  },
}
