import { label } from '../../../i18n.ts'
import type { State, States } from '../../../kinds/states.ts'

/** How an order or a part of it goes on. */
export const orderStates: States<State> = {
  planned: { label: label('计划', 'Planned', 'Kế hoạch'), tone: 'neutral', editable: true, removable: true },
  released: { label: label('已下达', 'Released', 'Đã ban hành'), tone: 'info' },
  running: { label: label('生产中', 'Running', 'Đang sản xuất'), tone: 'warning' },
  paused: { label: label('已暂停', 'Paused', 'Tạm dừng'), tone: 'pending' },
  done: { label: label('完工', 'Done', 'Hoàn thành'), tone: 'success' },
  cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral', removable: true },
}

/** Three things that go on beside each other: when it is made, what was taken for it, and how far it was split. */
export const scheduleStatus = {
  kind: 'state',
  label: label('排程状态', 'Scheduling', 'Lập lịch'),
  states: {
    '0': { label: label('未排程', 'Not scheduled', 'Chưa lập lịch'), tone: 'neutral' },
    '1': { label: label('已排程', 'Scheduled', 'Đã lập lịch'), tone: 'success' },
    '2': { label: label('已暂停', 'Paused', 'Tạm dừng'), tone: 'warning' },
    '3': { label: label('重新排程', 'Rescheduled', 'Lập lại lịch'), tone: 'info' },
  },
  indexed: true,
  width: 100,
} as const

export const requisitionStatus = {
  kind: 'state',
  label: label('领料状态', 'Requisition', 'Lĩnh vật tư'),
  states: {
    '0': { label: label('未领料', 'Not requisitioned', 'Chưa lĩnh'), tone: 'neutral' },
    '1': { label: label('部分领料', 'Partly requisitioned', 'Lĩnh một phần'), tone: 'warning' },
    '2': { label: label('全部领料', 'Fully requisitioned', 'Đã lĩnh đủ'), tone: 'success' },
  },
  indexed: true,
  width: 100,
} as const

export const splitStatus = {
  kind: 'state',
  label: label('拆分状态', 'Split', 'Tách lệnh'),
  states: {
    '0': { label: label('待拆分', 'To be split', 'Chờ tách'), tone: 'neutral' },
    '1': { label: label('部分拆分', 'Partly split', 'Tách một phần'), tone: 'warning' },
    '2': { label: label('全部拆分', 'Fully split', 'Đã tách hết'), tone: 'success' },
  },
  indexed: true,
  width: 100,
} as const

export const quantityField = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, width: 110 }) as const

export const dayField = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, indexed: true, width: 120 }) as const
