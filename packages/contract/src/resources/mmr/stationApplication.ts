import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'
import { applicationActions, applicationFields, applicationStates } from './applicationParts.ts'
import { figure, hours, phaseId, stationId } from './planFields.ts'

/** An application to register people at a station of a plan order; approved, they stand in the staff schedule. */
export const stationApplication = defineResource({
  key: 'stationApplication',
  path: '/blade-bip/mmr-plan-order-opt',
  calls: {
    list: get('registration-application'),
    detail: get('registration-detail'),
    submit: post('registration-submit'),
    remove: post('registration-remove'),
    selectData: post('registration-select-data'),
  },
  label: label('工位登记申请', 'Station application', 'Đề nghị đăng ký vị trí'),
  icon: 'id-card',
  display: 'applicationNo',
  fields: {
    applicationNo: {
      kind: 'serial',
      label: label('申请单号', 'Number', 'Số đề nghị'),
      template: 'DJ-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    ...applicationFields,
    phaseId,
    stationId: { ...stationId, required: true },
    userIds: {
      kind: 'person',
      label: label('登记人员', 'People', 'Nhân sự'),
      multiple: true,
      maxCount: 50,
      required: true,
      width: 200,
    },
    shift: {
      kind: 'dict',
      label: label('班次', 'Shift', 'Ca'),
      dictionary: 'DC_MMR_SHIFT',
      required: true,
      initial: 'day',
      width: 90,
    },
    hoursPerDay: figure('每日工时', 'Hours per day', 'Giờ mỗi ngày', {
      scale: 1,
      min: '0.5',
      max: '24',
      required: true,
      initial: '8.0',
      unit: hours,
    }),
  },
  list: {
    columns: [
      'applicationNo',
      'applicationStatus',
      'planOrderId',
      'phaseId',
      'stationId',
      'userIds',
      'startDate',
      'endDate',
      'shift',
      'applicantId',
    ],
    filters: ['applicationNo', 'applicationStatus', 'planOrderId', 'stationId', 'applicantId', 'startDate'],
  },
  form: [
    {
      label: label('申请', 'Application', 'Đề nghị'),
      fields: ['applicationNo', 'planOrderId', 'phaseId', 'stationId', 'applicantId', 'userIds'],
    },
    {
      label: label('时间', 'When', 'Thời gian'),
      fields: ['startDate', 'endDate', 'shift', 'hoursPerDay', 'reason', 'rejectReason', 'decidedBy', 'decidedAt', 'remark'],
    },
  ],
  states: applicationStates,
  actions: applicationActions('registration'),
  menu: { group: 'mmr.people', path: '/mmr/registration', order: 3 },
})
