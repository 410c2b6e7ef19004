import { label } from '../../i18n.ts'
import type { LongTextField, NumberField } from '../../kinds/index.ts'
import { codeSigns } from '../../resource/codeSigns.ts'

/** Fields that several records of planning have alike. */
export const hours = label('小时', 'h', 'giờ')
export const days = label('工作日', 'working days', 'ngày làm việc')
export const people = label('人', 'people', 'người')

/** A figure that is never below zero. */
export const figure = (zh: string, en: string, vi: string, more: Partial<Omit<NumberField, 'kind' | 'label'>> = {}) =>
  ({ kind: 'number', label: label(zh, en, vi), min: '0', width: 110, ...more }) as const

export const planOrderId = {
  kind: 'reference',
  label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'),
  to: 'planOrder',
  parent: true,
  required: true,
  createOnly: true,
  indexed: true,
  width: 160,
} as const

/** A phase of the plan order that is named beside it. */
export const phaseId = {
  kind: 'reference',
  label: label('阶段', 'Phase', 'Giai đoạn'),
  to: 'planOrderPhase',
  where: { planOrderId: { field: 'planOrderId' } },
  indexed: true,
  width: 150,
} as const

export const deptId = {
  kind: 'reference',
  label: label('负责部门', 'Department', 'Phòng ban phụ trách'),
  to: 'department',
  indexed: true,
  width: 140,
} as const

export const stationId = {
  kind: 'reference',
  label: label('工位', 'Station', 'Vị trí làm việc'),
  to: 'planStation',
  where: { isActive: { in: ['true'] } },
  indexed: true,
  width: 140,
} as const

export const orgId = {
  kind: 'reference',
  label: label('组织', 'Organisation', 'Tổ chức'),
  to: 'organisation',
  width: 150,
} as const

export const isActive = {
  kind: 'boolean',
  label: label('启用', 'In use', 'Đang dùng'),
  initial: true,
  indexed: true,
  width: 80,
} as const

export const remark: LongTextField = { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 1000 }

/** The code of what is configured. */
export const codeField = (zh: string, en: string, vi: string) =>
  ({
    kind: 'text',
    label: label(zh, en, vi),
    required: true,
    max: 40,
    pattern: '[\\w.\\-]+',
    messages: codeSigns('. - _'),
    searchable: true,
    unique: true,
    sortable: true,
    width: 120,
  }) as const

export const nameField = (zh: string, en: string, vi: string) =>
  ({ kind: 'text', label: label(zh, en, vi), required: true, max: 120, searchable: true, sortable: true, width: 180 }) as const
