import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Who does somebody's approvals while they are away. */
export const approvalSubstitute = defineResource({
  key: 'approvalSubstitute',
  path: '/blade-bip/plus/approval-substitute',
  calls: standardCalls(),
  label: label('审批代办', 'Approval substitute', 'Người duyệt thay'),
  icon: 'user-check',
  display: 'reason',
  personal: {},
  transfer: false,
  comments: false,
  fields: {
    reason: {
      kind: 'text',
      label: label('外出事由', 'Why', 'Lý do vắng mặt'),
      required: true,
      max: 100,
      searchable: true,
      width: 240,
    },
    userId: {
      kind: 'person',
      label: label('外出人', 'Who is away', 'Người vắng mặt'),
      serverOwned: true,
      indexed: true,
      width: 130,
    },
    substituteId: {
      kind: 'person',
      label: label('代办人', 'Substitute', 'Người thay'),
      required: true,
      indexed: true,
      width: 130,
    },
    startTime: {
      kind: 'instant',
      label: label('开始时间', 'From', 'Từ lúc'),
      required: true,
      sortable: true,
      width: 160,
    },
    endTime: {
      kind: 'instant',
      label: label('结束时间', 'To', 'Đến lúc'),
      required: true,
      sortable: true,
      notBefore: 'startTime',
      width: 160,
    },
  },
  list: {
    columns: ['reason', 'userId', 'substituteId', 'startTime', 'endTime', 'createTime'],
    filters: ['substituteId', 'startTime'],
  },
  form: [
    {
      label: label('代办设置', 'Substitute', 'Duyệt thay'),
      fields: ['reason', 'substituteId', 'startTime', 'endTime'],
    },
  ],
  menu: { group: 'work.mine', path: '/work/substitute', order: 11 },
})
