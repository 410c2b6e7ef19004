import { Avatar } from '../Avatar/Avatar.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { Link } from '../Link/Link.tsx'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import type { TableColumn } from '../Table/types.ts'

/** A purchase order as the stories of lists show it. */
export type Order = {
  id: string
  supplier: string
  status: string
  tone: StatusTone
  date: string
  due: string
  lines: number
  amount: number
  arrived: number
  buyer: string
  project: string
}

const suppliers = [
  '苏州精工机械有限公司',
  '宁波海岭传动科技',
  '无锡万通电气',
  'Công ty TNHH Thép Bắc Ninh',
  '上海申联液压',
  '杭州恒力轴承',
  '常州东风焊接材料',
]
const states: readonly (readonly [StatusTone, string])[] = [
  ['info', '审核中'],
  ['success', '已完成'],
  ['warning', '已逾期'],
  ['neutral', '草稿'],
  ['pending', '变更中'],
  ['info', '执行中'],
  ['neutral', '已作废'],
]
const buyers = ['王敏', '陈立新', 'Nguyễn An', '赵海燕']
const projects = ['苏州产线二期', '越南北宁工厂', '冲压线改造', '—']

const two = (value: number): string => String(value).padStart(2, '0')
const pick = <T,>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('The list to pick from is empty; give it at least one item.')
  return found
}

/** The same orders on every run. */
export const makeOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => {
    const [tone, status] = pick(states, index * 5 + 2)
    const seed = (index * 37 + 13) % 97
    return {
      id: `PO-2026-${String(1190 + count - index).padStart(5, '0')}`,
      supplier: pick(suppliers, index),
      status,
      tone,
      date: `2026-11-${two(28 - ((index >> 1) % 28))}`,
      due: `2026-${index % 3 ? 12 : 11}-${two(((index * 7) % 28) + 1)}`,
      lines: (seed % 14) + 1,
      amount: ((seed * 4127 + index * 993) % 900000) + 1200.5,
      arrived: pick([100, 0, 62, 0, 35, 80, 0], index * 5 + 2),
      buyer: pick(buyers, index),
      project: pick(projects, index),
    }
  })

const money = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Columns of the purchase order list. */
export const orderColumns: readonly TableColumn<Order>[] = [
  { key: 'id', header: '单号', isSortable: true, minWidth: 130, render: ({ id }) => <Link href={`#${id}`}>{id}</Link> },
  { key: 'supplier', header: '供应商', isSortable: true, minWidth: 160, render: ({ supplier }) => supplier },
  { key: 'status', header: '状态', minWidth: 96, render: ({ tone, status }) => <StatusDot tone={tone}>{status}</StatusDot> },
  { key: 'date', header: '采购日期', isSortable: true, minWidth: 108, render: ({ date }) => date },
  { key: 'due', header: '交期', isSortable: true, minWidth: 108, render: ({ due }) => due },
  { key: 'lines', header: '行数', align: 'right', render: ({ lines }) => lines },
  {
    key: 'amount',
    header: '含税金额',
    align: 'right',
    isSortable: true,
    minWidth: 120,
    render: ({ amount }) => money.format(amount),
  },
  { key: 'arrived', header: '已到货', align: 'right', render: ({ arrived }) => `${arrived}%` },
  {
    key: 'buyer',
    header: '采购员',
    minWidth: 110,
    render: ({ buyer }) => (
      <span style={{ display: 'inline-flex', gap: 7, alignItems: 'center' }}>
        <Avatar name={buyer} size={20} isDecorative />
        {buyer}
      </span>
    ),
  },
  { key: 'project', header: '项目', minWidth: 110, render: ({ project }) => project },
]

/** The sum of the orders as it stands in the row of totals. */
export const totalAmount = (orders: readonly Order[]): string => money.format(orders.reduce((sum, { amount }) => sum + amount, 0))
