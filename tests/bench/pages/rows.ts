/** A work order as the grids show it. */
export type WorkOrder = {
  id: number
  code: string
  name: string
  status: string
  quantity: number
  price: number
  due: string
  owner: string
  line: string
  station: string
  shift: string
  progress: number
  priority: string
  customer: string
  supplier: string
  lot: string
  note: string
  created: string
  updated: string
  isHeld: boolean
}

export type Column = {
  key: keyof WorkOrder
  title: string
  /** Pixels. */
  width: number
  kind: 'text' | 'number' | 'chip' | 'flag'
  isPinned?: boolean
}

/** Twenty columns, the first two pinned, one with a component in each cell. */
export const columns: readonly Column[] = [
  { key: 'id', title: '序号', width: 90, isPinned: true, kind: 'number' },
  { key: 'code', title: '工单', width: 120, isPinned: true, kind: 'text' },
  { key: 'name', title: '名称', width: 220, kind: 'text' },
  { key: 'status', title: '状态', width: 120, kind: 'chip' },
  { key: 'quantity', title: '数量', width: 90, kind: 'number' },
  { key: 'price', title: '单价', width: 100, kind: 'number' },
  { key: 'due', title: '交期', width: 110, kind: 'text' },
  { key: 'owner', title: '负责人', width: 130, kind: 'text' },
  { key: 'line', title: '产线', width: 100, kind: 'text' },
  { key: 'station', title: '工位', width: 110, kind: 'text' },
  { key: 'shift', title: '班次', width: 90, kind: 'text' },
  { key: 'progress', title: '进度', width: 100, kind: 'number' },
  { key: 'priority', title: '优先级', width: 100, kind: 'text' },
  { key: 'customer', title: '客户', width: 150, kind: 'text' },
  { key: 'supplier', title: '供应商', width: 150, kind: 'text' },
  { key: 'lot', title: '批次', width: 130, kind: 'text' },
  { key: 'note', title: '备注', width: 240, kind: 'text' },
  { key: 'created', title: '创建', width: 150, kind: 'text' },
  { key: 'updated', title: '更新', width: 150, kind: 'text' },
  { key: 'isHeld', title: '暂停', width: 80, kind: 'flag' },
]

/** The code of the first row, by which a page knows that its rows are there. */
export const firstCode = 'WO-000001'

export const statusColours: Readonly<Record<string, string>> = {
  已下达: '#2563eb',
  进行中: '#059669',
  受阻: '#dc2626',
  已完成: '#6b7280',
  计划中: '#b45309',
}
const statuses = Object.keys(statusColours)
const parts = ['传动轴', '轴承', '壳体', '叶轮', '法兰', '密封垫', '轴承座', '齿轮箱', 'Vỏ máy', 'Van']
const priorities = ['低', '中', '高', '紧急']
const shifts = ['白班', '中班', '夜班']

/** Numbers from 0 to 1 in the same order on every run. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const padded = (value: number, width: number) => String(value).padStart(width, '0')

/** As many rows differ in more than their number; a million of them would fill the memory with texts instead of rows. */
const maxDifferent = 100_000

/** The same work orders on every run. */
export function workOrders(count: number): WorkOrder[] {
  const different = differentOrders(Math.min(count, maxDifferent))
  for (let index = maxDifferent; index < count; index += 1) {
    const like = different[index % maxDifferent]
    if (like) different.push({ ...like, id: index + 1, code: `WO-${padded(index + 1, 6)}` })
  }
  return different
}

function differentOrders(count: number): WorkOrder[] {
  const random = randomFrom(42)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    code: `WO-${padded(index + 1, 6)}`,
    name: `${oneOf(parts)} ${1000 + below(9000)}`,
    status: oneOf(statuses),
    quantity: below(5000),
    price: below(1_000_000) / 100,
    due: `2026-${padded(1 + below(12), 2)}-${padded(1 + below(28), 2)}`,
    owner: `操作员 ${padded(below(80), 2)}`,
    line: `产线 ${1 + below(12)}`,
    station: `ST-${padded(below(400), 3)}`,
    shift: oneOf(shifts),
    progress: below(101),
    priority: oneOf(priorities),
    customer: `客户 ${padded(below(200), 3)}`,
    supplier: `供应商 ${padded(below(150), 3)}`,
    lot: `LOT${padded(below(10_000_000), 7)}`,
    note: `检验记录 ${below(1_000_000_000).toString(36)}`,
    created: `2026-0${1 + below(9)}-1${below(10)} 08:${padded(below(60), 2)}`,
    updated: `2026-1${below(3)}-0${1 + below(9)} 17:${padded(below(60), 2)}`,
    isHeld: random() < 0.1,
  }))
}
