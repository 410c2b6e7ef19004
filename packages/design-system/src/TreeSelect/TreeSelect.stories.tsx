import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { billOfMaterials, departments, loadRegions, regions } from '../Tree/fixtures.tsx'
import { compose } from '../testing/compose.ts'
import { Matrix } from '../testing/story.tsx'
import { treeSelectGuide } from './TreeSelect.guide.ts'
import { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx'

type Several = Extract<TreeSelectProps, { isMultiple: true }>

/** The props of both kinds at once, so that stories of either can share one meta. */
type Args = Omit<Several, 'isMultiple' | 'value' | 'defaultValue' | 'onChange'> & {
  isMultiple?: boolean
  defaultValue?: string | string[] | null
  onlyLeaves?: boolean
  onChange?: (...change: unknown[]) => void
}

const meta = {
  title: 'Inputs/TreeSelect',
  // Storybook wants the props of the component to be those of the stories; see render.
  component: TreeSelect as ComponentType<Args>,
  // Each story keeps to the props of its kind.
  render: (args) => <TreeSelect {...(args as TreeSelectProps)} />,
  parameters: { guide: treeSelectGuide },
  args: { label: '责任部门', nodes: departments, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 400 }}>{Story()}</div>],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A press on the chevron opens a node, a press on its name chooses it. */
export const Choosing: Story = {
  args: { placeholder: '请选择部门' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '责任部门' })
    await userEvent.click(field)
    const centre = await screen.findByRole('treeitem', { name: '供应链中心' })
    await userEvent.click(centre.querySelector('[data-part="chevron"]') ?? centre)
    await userEvent.click(screen.getByRole('treeitem', { name: '采购部' }))
    await expect(args.onChange).toHaveBeenCalledWith('D31', expect.objectContaining({ label: '采购部' }))
    await expect(field).toHaveValue('采购部')
    await expect(screen.queryByRole('tree')).toBeNull()
    await expect(field).toHaveFocus()
  },
}

/** The tree opens at what is chosen; arrows move in it, Enter chooses, Escape leaves everything as it was. */
export const Keyboard: Story = {
  args: { defaultValue: 'D212', showsPath: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveValue('制造中心 / 机加工车间 / 数控二班')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = await screen.findByRole('treeitem', { name: '数控二班' })
    await expect(field).toHaveAttribute('aria-activedescendant', chosen.id)
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: '数控二班' })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('D21', expect.objectContaining({ label: '机加工车间' }))
  },
}

/** Typing searches, without accents too and never while pinyin is composed; Enter takes the first match. */
export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, 'bao tri')
    await screen.findByRole('treeitem', { name: 'Tổ bảo trì thiết bị' })
    await expect(screen.getAllByRole('treeitem')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('D43', expect.objectContaining({ key: 'D43' }))
    field.focus()
    await userEvent.clear(field)
    compose(field, ['z', 'zong z', 'zong zhuang'], '总装')
    await screen.findByRole('treeitem', { name: '总装班' })
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('总装班')
  },
}

/** Boxes and tags: what is wholly ticked is told as its leaves; tags without room become a number. */
export const Multiple: Story = {
  tags: ['visual'],
  args: { isMultiple: true, defaultValue: ['D221', 'D222'], isClearable: true, label: '可见部门' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const workshop = await screen.findByRole('treeitem', { name: '机加工车间' })
    await expect(screen.getByRole('treeitem', { name: '装配车间' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(workshop)
    await expect(args.onChange).toHaveBeenLastCalledWith(['D211', 'D212', 'D213', 'D221', 'D222'])
    await expect(canvas.getByText(/^\+[23]$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除 数控一班' }))
    await expect(workshop).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['D212', 'D213', 'D221'])
    await expect(screen.getByText('已选 3 项')).toBeVisible()
  },
}

/** A whole branch is one tag and one key. */
export const ReportsTops: Story = {
  args: { isMultiple: true, reports: 'tops', label: '可见部门' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['D3'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '移除 供应链中心' })).toBeVisible()
  },
}

/** Only nodes without children can be chosen; a press opens the others. */
export const OnlyLeaves: Story = {
  args: { onlyLeaves: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '供应链中心' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('treeitem', { name: '物流部' }))
    await expect(args.onChange).toHaveBeenCalledWith('D33', expect.anything())
  },
}

/** Levels come as they open; the stored value has its name from the start. */
export const Lazy: Story = {
  args: {
    label: '收货地区',
    nodes: regions,
    loadChildren: loadRegions,
    defaultValue: '320583',
    selected: [{ key: '320583', label: '昆山市' }],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveValue('昆山市')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await screen.findByRole('treeitem', { name: '苏州市' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('3202', expect.objectContaining({ label: '无锡市' }))
  },
}

/** Without search the field is a button; letters find a label, Delete takes the choice back. */
export const NotSearchable: Story = {
  args: { isSearchable: false, isClearable: true, defaultValue: 'D1' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '责任部门 总经办' })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tree')
    await userEvent.keyboard('ren{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('D5', expect.anything())
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null)
  },
}

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '激光')
    await waitFor(() => expect(screen.getByText('没有与“激光”匹配的选项')).toBeVisible())
  },
}

const bill = billOfMaterials(50_000)

export const FiftyThousand: Story = {
  args: { label: '物料', nodes: [], showsPath: true },
  render: (args) => <TreeSelect {...(args as TreeSelectProps)} nodes={bill} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '气缸 3.07')
    await screen.findByRole('treeitem', { name: '设备 EQ-2603' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^3\.7\./), expect.anything())
  },
}

export const ReadOnly: Story = {
  args: { isMultiple: true, defaultValue: ['D31'], isReadOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await expect(screen.queryByRole('tree')).toBeNull()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <Matrix
      rows={['empty', 'chosen', 'error', 'readonly', 'disabled'] as const}
      columns={['single', 'small', 'button', 'multiple'] as const}
      cell={(state, look) => {
        const shared = {
          label: '责任部门',
          nodes: departments,
          isSearchable: look !== 'button',
          size: look === 'small' ? ('small' as const) : ('medium' as const),
          error: state === 'error' ? '该部门已停用' : undefined,
          isReadOnly: state === 'readonly',
          isDisabled: state === 'disabled',
          isClearable: true,
        }
        return (
          <div style={{ width: look === 'multiple' ? 300 : 190 }}>
            {look === 'multiple' ? (
              <TreeSelect
                {...shared}
                isMultiple
                defaultValue={state === 'empty' ? [] : ['D211', 'D42', 'D31', 'D32']}
                maxTags={2}
              />
            ) : (
              <TreeSelect {...shared} defaultValue={state === 'empty' ? null : 'D42'} />
            )}
          </div>
        )
      }}
    />
  ),
}
