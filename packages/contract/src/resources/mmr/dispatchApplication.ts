import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'
import { applicationActions, applicationFields, applicationStates } from './applicationParts.ts'
import { figure } from './planFields.ts'

/** An application to send people to the site of a customer, with the journey and what it will cost. */
export const dispatchApplication = defineResource({
  key: 'dispatchApplication',
  path: '/blade-bip/mmr-plan-order-opt',
  calls: {
    list: get('dispatch-application'),
    detail: get('dispatch-detail'),
    submit: post('dispatch-submit'),
    remove: post('dispatch-remove'),
    selectData: post('dispatch-select-data'),
  },
  label: label('派工申请', 'Dispatch application', 'Đề nghị điều động'),
  icon: 'send',
  display: 'dispatchNo',
  fields: {
    dispatchNo: {
      kind: 'serial',
      label: label('派工单号', 'Number', 'Số điều động'),
      template: 'PG-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    ...applicationFields,
    siteName: {
      kind: 'text',
      label: label('现场', 'Site', 'Hiện trường'),
      required: true,
      max: 120,
      searchable: true,
      width: 160,
    },
    userIds: {
      kind: 'person',
      label: label('派出人员', 'People sent', 'Nhân sự điều động'),
      multiple: true,
      maxCount: 50,
      required: true,
      width: 200,
    },
    leaderId: { kind: 'person', label: label('带队人', 'Leader', 'Trưởng đoàn'), required: true, indexed: true, width: 120 },
    workType: {
      kind: 'dict',
      label: label('工作类型', 'Kind of work', 'Loại công việc'),
      dictionary: 'DC_MMR_WORK_TYPE',
      required: true,
      initial: 'installation',
      indexed: true,
      width: 110,
    },
    travelDays: figure('路途天数', 'Days on the road', 'Số ngày đi đường', { scale: 1, max: '30', initial: '0.0' }),
    estimatedCost: {
      kind: 'money',
      label: label('预计费用', 'Estimated cost', 'Chi phí dự kiến'),
      min: '0',
      summed: true,
      width: 130,
    },
  },
  list: {
    columns: [
      'dispatchNo',
      'applicationStatus',
      'planOrderId',
      'siteName',
      'userIds',
      'leaderId',
      'workType',
      'startDate',
      'endDate',
      'estimatedCost',
      'applicantId',
    ],
    filters: ['dispatchNo', 'applicationStatus', 'planOrderId', 'siteName', 'leaderId', 'workType', 'startDate', 'applicantId'],
  },
  form: [
    {
      label: label('派工', 'Dispatch', 'Điều động'),
      fields: ['dispatchNo', 'planOrderId', 'siteName', 'workType', 'userIds', 'leaderId', 'applicantId'],
    },
    {
      label: label('时间与费用', 'When and what it costs', 'Thời gian và chi phí'),
      fields: [
        'startDate',
        'endDate',
        'travelDays',
        'estimatedCost',
        'reason',
        'rejectReason',
        'decidedBy',
        'decidedAt',
        'remark',
      ],
    },
  ],
  states: applicationStates,
  actions: applicationActions('dispatch'),
  menu: { group: 'mmr.people', path: '/mmr/dispatch', order: 4 },
})
