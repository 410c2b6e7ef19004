import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { groupField, remarkField } from '../plant/fields.ts'

/** Days whose reports of working hours are closed: nothing is reported, changed, audited or removed in them while they are locked. */
export const hoursPeriod = defineResource({
  key: 'hoursPeriod',
  path: '/blade-bip/mps/hours-period',
  calls: standardCalls(),
  label: label('工时期间', 'Working-hours period', 'Kỳ giờ công'),
  icon: 'history',
  display: 'periodName',
  fields: {
    periodName: {
      kind: 'text',
      label: label('期间', 'Period', 'Kỳ'),
      required: true,
      max: 40,
      searchable: true,
      sortable: true,
      width: 140,
    },
    fromDay: {
      kind: 'date',
      label: label('开始日期', 'From', 'Từ ngày'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    toDay: { kind: 'date', label: label('结束日期', 'To', 'Đến ngày'), required: true, notBefore: 'fromDay', width: 120 },
    workGroupId: {
      ...groupField,
      hint: label('不填则适用于全部班组', 'All groups where none is named', 'Để trống là mọi tổ'),
    },
    periodStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 90 },
    lockedBy: { kind: 'person', label: label('锁定人', 'Locked by', 'Người khóa'), serverOwned: true, width: 110 },
    lockedAt: { kind: 'instant', label: label('锁定时间', 'Locked at', 'Khóa lúc'), serverOwned: true, width: 150 },
    remark: remarkField,
  },
  list: {
    columns: ['periodName', 'fromDay', 'toDay', 'workGroupId', 'periodStatus', 'lockedBy', 'lockedAt'],
    filters: ['periodName', 'fromDay', 'workGroupId', 'periodStatus'],
    sort: '-fromDay',
  },
  form: [
    { label: label('期间', 'Period', 'Kỳ'), fields: ['periodName', 'fromDay', 'toDay', 'workGroupId', 'remark'] },
    { label: label('锁定', 'Lock', 'Khóa'), fields: ['lockedBy', 'lockedAt'] },
  ],
  states: {
    open: { label: label('开放', 'Open', 'Đang mở'), tone: 'info', editable: true, removable: true },
    locked: { label: label('已锁定', 'Locked', 'Đã khóa'), tone: 'success' },
  },
  actions: {
    lock: {
      call: post('lock'),
      label: label('锁定', 'Lock', 'Khóa'),
      icon: 'stamp',
      from: ['open'],
      to: 'locked',
      tone: 'primary',
      sets: { lockedBy: { me: true }, lockedAt: { now: true } },
      success: label(
        '已锁定，期间内的工时不再变动',
        'Locked. Hours of the period stay as they are',
        'Đã khóa, giờ công trong kỳ giữ nguyên',
      ),
    },
    unlock: {
      call: post('unlock'),
      label: label('解锁', 'Unlock', 'Mở khóa'),
      icon: 'lock-open',
      from: ['locked'],
      to: 'open',
      sets: { lockedBy: { value: null }, lockedAt: { value: null } },
      confirm: label(
        '解锁后可再改动该期间的工时，确定解锁？',
        'Hours of the period can be changed again. Unlock it?',
        'Mở khóa thì giờ công trong kỳ lại sửa được. Mở khóa?',
      ),
      success: label('已解锁', 'Unlocked', 'Đã mở khóa'),
    },
  },
  menu: { group: 'mps.hours', path: '/mps/hours-period', order: 4 },
})
