import { label } from '../../../i18n.ts'
import { codeSigns } from '../../../resource/codeSigns.ts'

/** The code of a record of master data, unique within the company. */
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
    width: 130,
  }) as const

/** What people call it. */
export const nameField = (zh: string, en: string, vi: string) =>
  ({ kind: 'text', label: label(zh, en, vi), required: true, max: 120, searchable: true, sortable: true, width: 190 }) as const

/** Whether plans may use it. */
export const activeField = {
  kind: 'boolean',
  label: label('启用', 'Active', 'Đang dùng'),
  initial: true,
  indexed: true,
  width: 80,
} as const

export const remarkField = { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 2000 } as const

const minute = label('分钟', 'min', 'phút')

/** A length of working time. */
export const minutesField = (zh: string, en: string, vi: string, initial = '0') =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 2, min: '0', max: '100000', unit: minute, initial, width: 110 }) as const

export const calendarField = {
  kind: 'reference',
  label: label('工作日历', 'Calendar', 'Lịch làm việc'),
  to: 'workCalendar',
  where: { isActive: { in: ['true'] } },
  width: 150,
} as const

export const groupField = {
  kind: 'reference',
  label: label('生产班组', 'Work group', 'Tổ sản xuất'),
  to: 'workGroup',
  where: { isActive: { in: ['true'] } },
  indexed: true,
  width: 150,
} as const

export const skillsField = {
  kind: 'dict',
  label: label('所需技能', 'Skills needed', 'Kỹ năng cần có'),
  dictionary: 'DC_MPS_SKILL',
  multiple: true,
  width: 180,
} as const

/** A time of the day, as the clock on the wall shows it. */
export const clockField = (zh: string, en: string, vi: string, required: boolean) =>
  ({
    kind: 'text',
    label: label(zh, en, vi),
    required,
    max: 5,
    pattern: '([01]\\d|2[0-3]):[0-5]\\d|24:00',
    messages: { pattern: label('请写成 08:30', 'Write it like 08:30', 'Viết dạng 08:30') },
    width: 90,
  }) as const
