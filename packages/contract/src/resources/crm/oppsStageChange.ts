import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'

/** How an opportunity went through its stages; written by the server alone. */
export const oppsStageChange = defineResource({
  key: 'oppsStageChange',
  path: '/blade-bip/plus/opps-stage-change',
  calls: { list: get('list') },
  label: label('阶段历程', 'Stage change', 'Lịch sử giai đoạn'),
  plural: 'Stage changes',
  icon: 'history',
  display: 'changeNo',
  fields: {
    changeNo: {
      kind: 'serial',
      label: label('序号', 'Number', 'Số'),
      template: 'SC{000000}',
      serverOwned: true,
      unique: true,
      width: 110,
    },
    oppsId: {
      kind: 'reference',
      label: label('商机', 'Opportunity', 'Cơ hội'),
      to: 'opps',
      parent: true,
      serverOwned: true,
      indexed: true,
      width: 220,
    },
    fromStage: { kind: 'dict', label: label('原阶段', 'From', 'Từ giai đoạn'), dictionary: 'DC_OPPS_STATUS', width: 110 },
    toStage: {
      kind: 'dict',
      label: label('新阶段', 'To', 'Đến giai đoạn'),
      dictionary: 'DC_OPPS_STATUS',
      serverOwned: true,
      indexed: true,
      width: 110,
    },
    changedAt: {
      kind: 'instant',
      label: label('时间', 'When', 'Thời gian'),
      serverOwned: true,
      sortable: true,
      indexed: true,
      width: 150,
    },
    changedBy: { kind: 'person', label: label('操作人', 'By', 'Người thực hiện'), indexed: true, width: 130 },
    daysInStage: { kind: 'number', label: label('原阶段天数', 'Days before', 'Số ngày trước đó'), width: 100 },
    reason: { kind: 'text', label: label('原因', 'Reason', 'Lý do'), max: 500, width: 240 },
  },
  list: {
    columns: ['changedAt', 'fromStage', 'toStage', 'daysInStage', 'changedBy', 'reason'],
    filters: ['toStage', 'changedBy', 'changedAt'],
    sort: '-changedAt',
  },
  form: [],
})
