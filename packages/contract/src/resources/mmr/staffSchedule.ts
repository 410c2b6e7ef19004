import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'
import { figure, hours, phaseId, remark, stationId } from './planFields.ts'

/** Who works on a day at which plan order and station. Nobody stands at two places in one shift. */
export const staffSchedule = defineResource({
  key: 'staffSchedule',
  path: '/blade-bip/mmr-staff-schedule',
  calls: { ...standardCalls(), submitList: many('submit-list', 'all') },
  label: label('人员排班', 'Staff schedule', 'Lịch nhân sự'),
  icon: 'users',
  display: 'scheduleNo',
  naturalKey: ['userId', 'workDate', 'shift'],
  fields: {
    scheduleNo: {
      kind: 'serial',
      label: label('排班号', 'Number', 'Số lịch'),
      template: 'PB-{yyyy}{mm}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    userId: { kind: 'person', label: label('人员', 'Person', 'Nhân viên'), required: true, indexed: true, width: 120 },
    workDate: { kind: 'date', label: label('日期', 'Day', 'Ngày'), required: true, sortable: true, indexed: true, width: 120 },
    shift: {
      kind: 'dict',
      label: label('班次', 'Shift', 'Ca'),
      dictionary: 'DC_MMR_SHIFT',
      required: true,
      initial: 'day',
      indexed: true,
      width: 90,
    },
    planOrderId: {
      kind: 'reference',
      label: label('计划订单', 'Plan order', 'Lệnh kế hoạch'),
      to: 'planOrder',
      picker: 'onSitePlan',
      parent: true,
      required: true,
      indexed: true,
      width: 160,
    },
    phaseId,
    stationId,
    hours: figure('工时', 'Hours', 'Giờ công', {
      scale: 1,
      min: '0.5',
      max: '24',
      required: true,
      initial: '8.0',
      summed: true,
      unit: hours,
    }),
    remark,
  },
  list: {
    columns: ['workDate', 'userId', 'shift', 'planOrderId', 'phaseId', 'stationId', 'hours', 'remark'],
    filters: ['userId', 'workDate', 'shift', 'planOrderId', 'phaseId', 'stationId'],
    sort: '-workDate',
  },
  form: [
    {
      label: label('排班', 'Schedule', 'Lịch'),
      fields: ['scheduleNo', 'userId', 'workDate', 'shift', 'planOrderId', 'phaseId', 'stationId', 'hours', 'remark'],
    },
  ],
  menu: { group: 'mmr.people', path: '/mmr/staff-schedule', order: 2 },
})
