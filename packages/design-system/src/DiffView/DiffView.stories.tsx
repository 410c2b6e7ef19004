import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tag } from '../Tag/Tag.tsx'
import { Stack } from '../testing/story.tsx'
import { diffViewGuide } from './DiffView.guide.ts'
import { DiffView } from './DiffView.tsx'
import { RecordDiff } from './RecordDiff.tsx'

const station = (index: number): string =>
  `  - station: ST-${String(index).padStart(3, '0')}\n    program: WPS-04${String(index % 20).padStart(2, '0')}\n    limit: ${140 + index} A`

const stations = Array.from({ length: 14 }, (_, index) => station(index + 1))

const before = `line: 三号产线
shift: 白班
stations:
${stations.join('\n')}
note: 检修前请先完成在制品转序`

const after = before
  .replace('shift: 白班', 'shift: 夜班')
  .replace('limit: 147 A', 'limit: 152 A')
  .replace('    program: WPS-0408\n', '    program: WPS-0408\n    operator: Nguyễn An\n')
  .replace('\n    limit: 154 A', '')
  .replace('请先完成在制品转序', '须先完成在制品转序并上锁')

const meta = {
  title: 'Display/DiffView',
  component: DiffView,
  subcomponents: { RecordDiff },
  args: { before, after, beforeLabel: '版本 12 · 2026-11-02', afterLabel: '版本 13 · 2026-11-20' },
  parameters: { guide: diffViewGuide },
} satisfies Meta<typeof DiffView>

export default meta
type Story = StoryObj<typeof meta>

const textOf = (elements: ArrayLike<Element>): (string | null)[] => Array.from(elements, ({ textContent }) => textContent)

export const Unified: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: '新增 4 行' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '删除 4 行' })).toBeVisible()
    await expect(textOf(canvasElement.querySelectorAll('del')).slice(0, 2)).toEqual(['白班', '147'])
    await expect(textOf(canvasElement.querySelectorAll('ins')).slice(0, 2)).toEqual(['夜班', '152'])
    const added = canvas.getByText('operator: Nguyễn An', { exact: false }).closest('tr')
    await expect(added).toHaveTextContent(/27\+新增/)
  },
}

/** What is equal in both is folded; each fold opens by itself. */
export const Folds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('station: ST-012', { exact: false })).toBeNull()
    const folds = canvas.getAllByRole('button', { name: /^展开 \d+ 行相同内容$/ })
    await expect(folds).toHaveLength(2)
    const last = folds.at(-1)
    if (!last) throw new Error('There is no fold.')
    await userEvent.click(last)
    await expect(canvas.getByText('station: ST-012', { exact: false })).toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: /^展开/ })).toHaveLength(1)
  },
}

export const Split: Story = {
  tags: ['visual'],
  args: { defaultLayout: 'split' },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByText('白班').closest('tr')
    await expect(row).toHaveTextContent(/^2−删除shift: 白班2\+新增shift: 夜班$/)
  },
}

export const ChangingLayout: Story = {
  args: { onLayoutChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('白班').closest('tr')).not.toHaveTextContent('夜班')
    await userEvent.click(canvas.getByRole('radio', { name: '并排' }))
    await expect(args.onLayoutChange).toHaveBeenCalledWith('split')
    await expect(canvas.getByText('白班').closest('tr')).toHaveTextContent('夜班')
  },
}

export const Same: Story = {
  args: { after: before.replaceAll('\n', '\r\n') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('两份内容完全相同')).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

/** Of a great many changes the first five hundred are shown, and more when asked for. */
export const ManyChanges: Story = {
  args: {
    before: Array.from({ length: 620 }, (_, index) => `第 ${index} 行 未检验`).join('\n'),
    after: Array.from({ length: 620 }, (_, index) => `第 ${index} 行 已检验`).join('\n'),
    defaultLayout: 'split',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(500)
    await userEvent.click(canvas.getByRole('button', { name: '再显示 120 行' }))
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(620)
  },
}

const fields = [
  { key: 'title', label: '订单名称', before: '导轨与丝杠', after: '导轨、丝杠与轴承座' },
  { key: 'supplier', label: '供应商', before: '苏州精工机械有限公司', after: '苏州精工机械有限公司' },
  { key: 'due', label: '交期', before: '2026-12-08', after: '2026-12-22' },
  {
    key: 'state',
    label: '状态',
    before: <Tag tone="neutral">草稿</Tag>,
    after: <Tag tone="info">审核中</Tag>,
  },
  {
    key: 'remark',
    label: '备注',
    before: '与三期合并下单，减少一次开模费用。到货后先检验再入库。',
    after: '与三期合并下单，减少两次开模费用。到货后先检验再入库，检验报告随货。',
  },
  { key: 'project', label: '项目', before: '', after: '苏州产线二期' },
  { key: 'buyer', label: '采购员', before: '王敏', after: '王敏' },
]

/** A record before and after a change: only what changed, until more is asked for. */
export const ChangedFields: Story = {
  tags: ['visual'],
  render: () => <RecordDiff fields={fields} beforeLabel="王敏 · 11-02 09:12" afterLabel="陈立新 · 11-20 16:40" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(textOf(canvasElement.querySelectorAll('tbody th'))).toEqual(['订单名称', '交期', '状态', '备注', '项目'])
    await expect(canvas.getByRole('row', { name: /备注/ }).querySelector('del')).toHaveTextContent('一次')
    await expect(canvas.getByRole('row', { name: /项目/ })).toHaveTextContent('（空）')
    await userEvent.click(canvas.getByRole('button', { name: '显示未变更的 2 项' }))
    await expect(canvas.getByRole('row', { name: /采购员/ })).not.toHaveAttribute('data-changed')
    await userEvent.click(canvas.getByRole('button', { name: '只看变更' }))
    await expect(canvas.queryByRole('row', { name: /采购员/ })).toBeNull()
  },
}

export const NarrowVietnamese: Story = {
  globals: { locale: 'vi' },
  render: () => (
    <div style={{ width: 360 }}>
      <Stack>
        <RecordDiff
          fields={[
            {
              key: 'place',
              label: 'Địa điểm giao hàng',
              before: 'Giao hàng tại nhà máy Bắc Ninh',
              after: 'Giao hàng tại kho trung chuyển Bắc Ninh',
            },
            { key: 'note', label: 'Ghi chú cho bộ phận kho', before: '', after: 'Kiểm tra chất lượng trước khi nhập kho.' },
          ]}
        />
        <DiffView before={'Ca ngày\nTrạm ST-031'} after={'Ca đêm\nTrạm ST-031'} />
      </Stack>
    </div>
  ),
}
