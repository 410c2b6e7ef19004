import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, FileText, Trash2 } from 'lucide-react'
import { expect, fn, isMockFunction, userEvent, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { Row } from '../testing/story.tsx'
import { listGuide } from './List.guide.ts'
import { List } from './List.tsx'
import type { ListItem } from './ListRow.tsx'

const notices: readonly ListItem[] = [
  {
    key: 'n1',
    title: '采购订单 PO-2026-01187 待你审批',
    leading: <Avatar name="王敏" isDecorative />,
    description: '王敏提交 · 苏州精工机械有限公司 · ¥ 486,320.00',
    extra: '10 分钟前',
    href: '#n1',
  },
  {
    key: 'n2',
    title: '质检单 QC-2026-0093 判定不合格',
    leading: <Avatar name="赵海燕" isDecorative />,
    description: '直线导轨 3 件，平行度超差 0.02 mm',
    extra: <StatusDot tone="danger">不合格</StatusDot>,
    href: '#n2',
  },
  {
    key: 'n3',
    title: 'Yêu cầu mua vật tư cho dự án dây chuyền Tô Châu giai đoạn hai đã được phê duyệt',
    leading: <Avatar name="Nguyễn An" isDecorative />,
    description: 'Nhà máy Bắc Ninh · Phòng Quản lý chất lượng và Đo lường',
    extra: 'Hôm qua',
    href: '#n3',
  },
]

const files: readonly ListItem[] = ['总装图 A3-2201.pdf', '电气原理图 E-118.dwg', '出厂检验报告.xlsx', '旧版说明书.doc'].map(
  (title, place) => ({
    key: title,
    title,
    leading: <FileText size={16} aria-hidden />,
    extra: `${(place + 1) * 3}.2 MB`,
    isDisabled: place === 3,
  }),
)

const meta = {
  title: 'Data/List',
  component: List,
  parameters: { guide: listGuide },
  args: { label: '待办', items: notices, onSelectionChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

/** The whole row is the link of its title. */
export const Typical: Story = {
  tags: ['visual'],
  args: { header: '待办 3', footer: <Link href="#all">查看全部</Link>, isFramed: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '待办' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    const link = within(list).getByRole('link', { name: '采购订单 PO-2026-01187 待你审批' })
    const row = link.closest('li')
    const { left = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link)
  },
}

/** A press anywhere on a row opens it; the actions do their own. */
export const PressAndActions: Story = {
  args: {
    label: '附件',
    onItemPress: fn(),
    items: files.map((file) => ({
      ...file,
      actions: (
        <>
          <IconButton size="small" icon={<Download size={16} aria-hidden />} label={`下载 ${file.key}`} />
          <IconButton size="small" icon={<Trash2 size={16} aria-hidden />} label={`删除 ${file.key}`} />
        </>
      ),
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '下载 出厂检验报告.xlsx' }))
    await expect(args.onItemPress).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: '电气原理图 E-118.dwg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onItemPress).toHaveBeenCalledWith(expect.objectContaining({ key: '电气原理图 E-118.dwg' }))
    await expect(canvas.queryByRole('button', { name: '旧版说明书.doc' })).toBeNull()
  },
}

const keysOf = (handler: unknown): string[] => {
  const [keys] = isMockFunction(handler) ? (handler.mock.lastCall ?? []) : []
  return keys instanceof Set ? [...keys].map(String) : []
}

/** Boxes: one place in the tab order, arrows between them, Space or a press on the row selects. */
export const Selectable: Story = {
  tags: ['visual'],
  args: { label: '附件', items: files, selectionMode: 'multiple', defaultSelectedKeys: ['出厂检验报告.xlsx'], isFramed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: '选择出厂检验报告.xlsx' })).toHaveFocus()
    await userEvent.keyboard('{Home} ')
    await expect(keysOf(args.onSelectionChange)).toEqual(['出厂检验报告.xlsx', '总装图 A3-2201.pdf'])
    await userEvent.keyboard('{End} ')
    await expect(keysOf(args.onSelectionChange)).toEqual(['总装图 A3-2201.pdf'])
    await userEvent.click(canvas.getByText('电气原理图 E-118.dwg'))
    await expect(keysOf(args.onSelectionChange)).toEqual(['总装图 A3-2201.pdf', '电气原理图 E-118.dwg'])
    await userEvent.click(canvas.getByText('旧版说明书.doc'))
    await expect(keysOf(args.onSelectionChange)).toHaveLength(2)
  },
}

export const SingleSelection: Story = {
  args: { label: '打印模板', items: files, selectionMode: 'single', hasDividers: false, size: 'small' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('总装图 A3-2201.pdf'))
    await userEvent.click(canvas.getByText('出厂检验报告.xlsx'))
    await expect(keysOf(args.onSelectionChange)).toEqual(['出厂检验报告.xlsx'])
    await expect(canvas.getByRole('radio', { name: '选择总装图 A3-2201.pdf' })).not.toBeChecked()
  },
}

export const Loading: Story = {
  args: { items: [], isLoading: true, isFramed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { items: [], isFramed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('暂无数据')).toBeVisible()
  },
}

export const Looks: Story = {
  tags: ['visual'],
  decorators: [],
  render: (args) => (
    <Row gap={24}>
      <div style={{ width: 400, alignSelf: 'start' }}>
        <List
          {...args}
          header={
            <>
              通知<Button size="small">全部已读</Button>
            </>
          }
          isFramed
        />
      </div>
      <div style={{ width: 280, alignSelf: 'start' }}>
        <List {...args} label="附件" items={files} size="small" hasDividers={false} />
      </div>
    </Row>
  ),
}
