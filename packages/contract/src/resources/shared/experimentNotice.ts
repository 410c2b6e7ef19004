import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { experimentActions, experimentStates } from './experimentActions.ts'
import { experimentPlan, experimentTellings } from './experimentFields.ts'

/** An experiment that is announced: what is tried, where and when, and who was told of it. Whom it concerns beside those it names is said by settings. */
export const experimentNotice = defineResource({
  key: 'experimentNotice',
  path: '/blade-bip/experiment-notice',
  calls: standardCalls(),
  label: label('试验通知', 'Experiment notice', 'Thông báo thử nghiệm'),
  icon: 'megaphone',
  display: 'experimentName',
  subtitle: 'noticeNo',
  fields: {
    noticeNo: {
      kind: 'serial',
      label: label('通知编号', 'Number', 'Số thông báo'),
      template: 'EN-{yyyy}-{0000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 130,
    },
    experimentName: {
      kind: 'text',
      label: label('试验名称', 'Experiment', 'Tên thử nghiệm'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 240,
    },
    noticeStatus: { kind: 'state', label: label('状态', 'State', 'Trạng thái'), indexed: true, width: 110 },
    experimentType: {
      kind: 'dict',
      label: label('试验类型', 'Kind', 'Loại thử nghiệm'),
      dictionary: 'DC_EXPERIMENT_TYPE',
      required: true,
      indexed: true,
      width: 130,
    },
    ...experimentPlan,
    resultText: {
      kind: 'longText',
      label: label('试验结论', 'Result', 'Kết luận thử nghiệm'),
      serverOwned: true,
      max: 2000,
    },
    concludedAt: {
      kind: 'instant',
      label: label('结论时间', 'Concluded at', 'Thời gian kết luận'),
      serverOwned: true,
      sortable: true,
      width: 150,
    },
    cancelReason: {
      kind: 'text',
      label: label('取消原因', 'Cancelled because', 'Lý do hủy'),
      serverOwned: true,
      max: 300,
      width: 200,
    },
    tellings: experimentTellings,
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm'), maxCount: 9, maxSizeMB: 50 },
  },
  list: {
    columns: [
      'noticeNo',
      'experimentName',
      'noticeStatus',
      'experimentType',
      'projectId',
      'equipment',
      'startsAt',
      'place',
      'leaderId',
      'concludedAt',
    ],
    filters: ['experimentName', 'noticeStatus', 'experimentType', 'projectId', 'leaderId', 'startsAt'],
    sort: '-startsAt',
  },
  form: [
    {
      label: label('试验', 'Experiment', 'Thử nghiệm'),
      fields: ['noticeNo', 'experimentName', 'experimentType', 'projectId', 'equipment', 'sampleCount', 'standard'],
    },
    {
      label: label('安排', 'When and where', 'Lịch và địa điểm'),
      fields: ['startsAt', 'endsAt', 'place', 'leaderId', 'participantIds'],
    },
    { label: label('内容', 'What is done', 'Nội dung'), fields: ['purpose', 'conditions', 'safetyNote'] },
    {
      label: label('结论', 'Result', 'Kết luận'),
      fields: ['resultText', 'concludedAt', 'cancelReason', 'attachments'],
    },
    { label: label('通知记录', 'Notified', 'Nhật ký thông báo'), fields: ['tellings'] },
  ],
  states: experimentStates,
  actions: experimentActions,
  menu: { group: 'qms.experiment', path: '/experiment/notice', order: 1 },
})
