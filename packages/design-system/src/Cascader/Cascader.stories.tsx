import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { billOfMaterials, loadRegions, materialClasses, regions } from '../Tree/fixtures.tsx'
import { compose } from '../testing/compose.ts'
import { Matrix } from '../testing/story.tsx'
import { cascaderGuide } from './Cascader.guide.ts'
import { Cascader, type CascaderProps } from './Cascader.tsx'

type Several = Extract<CascaderProps, { isMultiple: true }>

/** The props of both kinds at once, so that stories of either can share one meta. */
type Args = Omit<Several, 'isMultiple' | 'value' | 'defaultValue' | 'onChange'> & {
  isMultiple?: boolean
  defaultValue?: string[] | string[][] | null
  onChange?: (...change: unknown[]) => void
}

const meta = {
  title: 'Inputs/Cascader',
  // Storybook wants the props of the component to be those of the stories; see render.
  component: Cascader as ComponentType<Args>,
  // Each story keeps to the props of its kind.
  render: (args) => <Cascader {...(args as CascaderProps)} />,
  parameters: { guide: cascaderGuide },
  args: { label: '物料分类', options: materialClasses, onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320, minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '物料分类' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('treeitem', { name: '机械件' }))
    await userEvent.click(screen.getByRole('treeitem', { name: '传动' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('treeitem', { name: '联轴器' }))
    await expect(args.onChange).toHaveBeenCalledWith(['01', '0101', '010103'])
    await expect(field).toHaveValue('机械件 / 传动 / 联轴器')
    await expect(screen.queryByRole('tree')).toBeNull()
    await userEvent.click(field)
    await expect(await screen.findByRole('treeitem', { name: '联轴器' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Right and left go between columns, up and down in them; Enter chooses the end of a path. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const electric = await screen.findByRole('treeitem', { name: '电气件' })
    await expect(field).toHaveAttribute('aria-activedescendant', electric.id)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('treeitem', { name: '可编程控制器' }).id)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(field).toHaveAttribute('aria-activedescendant', electric.id)
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['01', '0101', '010102'])
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveFocus()
  },
}

/** Every word may stand anywhere on the path; nothing is searched while pinyin is composed. */
export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox')
    await userEvent.type(field, '轴承 jixie')
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['01', '0102', '010202'])
    await userEvent.clear(field)
    compose(field, ['d', 'dian c', 'dian ci fa'], '电磁阀')
    await screen.findByRole('treeitem', { name: '气动与液压 / 电磁阀' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['03', '0302'])
  },
}

/** Any level can be chosen; the columns stay for who wants to go on. */
export const ChangeOnSelect: Story = {
  args: { changeOnSelect: true, isClearable: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '机械件' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['01'])
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '轴承' })).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['01', '0102'])
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Columns come as they open; a stored path has its names from the start. */
export const Lazy: Story = {
  args: {
    label: '收货地区',
    options: regions,
    loadChildren: loadRegions,
    defaultValue: ['32', '3205', '320583'],
    selected: [
      { key: '3205', label: '苏州市' },
      { key: '320583', label: '昆山市' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox')
    await expect(field).toHaveValue('江苏省 / 苏州市 / 昆山市')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const city = await screen.findByRole('treeitem', { name: '昆山市' })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', city.id))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}')
    const ningbo = await screen.findByRole('treeitem', { name: '宁波市' })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', ningbo.id))
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('treeitem', { name: '海曙区' })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).not.toBe(ningbo.id))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['33', '3302', '330203'])
  },
}

/** The column that could not be loaded says so and tries again. */
export const LoadingFails: Story = {
  args: { label: '收货地区', options: regions },
  render: (args) => {
    const [attempts] = useState({ count: 0 })
    return (
      <Cascader
        label={args.label}
        options={args.options}
        loadChildren={(node) => {
          attempts.count += 1
          return attempts.count < 2 ? Promise.reject(new Error('503')) : loadRegions(node)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.click(await screen.findByRole('treeitem', { name: '浙江省' }))
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(screen.getByRole('treeitem', { name: '杭州市' })).toBeVisible())
  },
}

/** Boxes in the columns, tags in the field. */
export const Multiple: Story = {
  tags: ['visual'],
  args: { isMultiple: true, defaultValue: [['02', '0201']], reports: 'tops', showsLastOnly: true, maxTags: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const electric = await screen.findByRole('treeitem', { name: '电气件' })
    await expect(electric).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(screen.getByRole('treeitem', { name: '机械件' }))
    await userEvent.click(screen.getByRole('treeitem', { name: '紧固件' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ['01', '0103'],
      ['02', '0201'],
    ])
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(args.onChange).toHaveBeenLastCalledWith([['01'], ['02', '0201']])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([['01']])
    await waitFor(() => expect(screen.getByText('已选 1 项')).toBeVisible())
    await expect(field).toHaveFocus()
  },
}

/** Without search the field is a button. */
export const NotSearchable: Story = {
  args: { isSearchable: false, defaultValue: ['03', '0301'] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: '物料分类 气动与液压 / 气缸' })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tree')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['03', '0302'])
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
  args: { label: '物料', options: [] },
  render: (args) => <Cascader {...(args as CascaderProps)} options={bill} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), '部件 2.05 气缸')
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(5))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(['2', '2.5', expect.stringMatching(/^2\.5\./)])
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
          label: '物料分类',
          options: materialClasses,
          isSearchable: look !== 'button',
          size: look === 'small' ? ('small' as const) : ('medium' as const),
          error: state === 'error' ? '该分类已停用' : undefined,
          isReadOnly: state === 'readonly',
          isDisabled: state === 'disabled',
          isClearable: true,
        }
        const none = state === 'empty'
        return (
          <div style={{ width: look === 'multiple' ? 300 : 200 }}>
            {look === 'multiple' ? (
              <Cascader
                {...shared}
                isMultiple
                showsLastOnly
                defaultValue={
                  none
                    ? []
                    : [
                        ['01', '0103'],
                        ['02', '0201'],
                        ['02', '0203'],
                        ['03', '0301'],
                      ]
                }
              />
            ) : (
              <Cascader {...shared} defaultValue={none ? null : ['01', '0101', '010103']} />
            )}
          </div>
        )
      }}
    />
  ),
}
