import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { activeField, clockField, codeField, nameField, remarkField } from './fields.ts'

/** When groups and stations work: shifts of a week, which may pass midnight, and the days that differ from it. */
export const workCalendar = defineResource({
  key: 'workCalendar',
  path: '/blade-bip/mps/work-calendar',
  calls: standardCalls(),
  label: label('工作日历', 'Work calendar', 'Lịch làm việc'),
  icon: 'calendar-range',
  display: 'calendarName',
  subtitle: 'calendarCode',
  fields: {
    calendarCode: codeField('日历编码', 'Code', 'Mã lịch'),
    calendarName: nameField('日历名称', 'Name', 'Tên lịch'),
    shifts: {
      kind: 'lines',
      label: label('每周班次', 'Shifts of a week', 'Ca trong tuần'),
      minLines: 1,
      maxLines: 40,
      fields: {
        days: {
          kind: 'dict',
          label: label('星期', 'Days', 'Ngày'),
          dictionary: 'DC_MPS_SHIFT_DAYS',
          required: true,
          initial: 'workdays',
          width: 140,
        },
        shiftKind: { kind: 'dict', label: label('班别', 'Shift', 'Ca'), dictionary: 'DC_MPS_SHIFT', required: true, width: 120 },
        startsAt: clockField('开始', 'From', 'Từ', true),
        endsAt: clockField('结束', 'To', 'Đến', true),
        note: { kind: 'text', label: label('说明', 'Note', 'Ghi chú'), max: 100, width: 200 },
      },
    },
    exceptions: {
      kind: 'lines',
      label: label('节假日与调班', 'Holidays and worked days', 'Ngày nghỉ và làm bù'),
      maxLines: 400,
      fields: {
        fromDay: { kind: 'date', label: label('起始日', 'From', 'Từ ngày'), required: true, width: 130 },
        toDay: { kind: 'date', label: label('截止日', 'To', 'Đến ngày'), notBefore: 'fromDay', width: 130 },
        isWorking: { kind: 'boolean', label: label('上班', 'Worked', 'Đi làm'), initial: false, width: 80 },
        startsAt: { ...clockField('开始', 'From', 'Từ', false), requiredWhen: { field: 'isWorking', eq: true } },
        endsAt: { ...clockField('结束', 'To', 'Đến', false), requiredWhen: { field: 'isWorking', eq: true } },
        reason: { kind: 'text', label: label('事由', 'Occasion', 'Lý do'), max: 100, width: 200 },
      },
    },
    isActive: activeField,
    remark: remarkField,
  },
  list: {
    columns: ['calendarCode', 'calendarName', 'isActive', 'updateTime'],
    filters: ['calendarCode', 'calendarName', 'isActive'],
    sort: 'calendarCode',
  },
  form: [
    { label: label('日历', 'Calendar', 'Lịch'), fields: ['calendarCode', 'calendarName', 'isActive', 'remark'] },
    { label: label('班次', 'Shifts', 'Ca làm việc'), fields: ['shifts'] },
    { label: label('节假日与调班', 'Holidays and worked days', 'Ngày nghỉ và làm bù'), fields: ['exceptions'] },
  ],
  menu: { group: 'mps.plant', path: '/mps/work-calendar', order: 7 },
})
