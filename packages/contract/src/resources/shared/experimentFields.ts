import { label } from '../../i18n.ts'
import type { Fields, LinesField } from '../../kinds/index.ts'

/** What is tried, by whom, where and when. */
export const experimentPlan = {
  projectId: {
    kind: 'reference',
    label: label('项目', 'Project', 'Dự án'),
    to: 'project',
    indexed: true,
    width: 200,
  },
  equipment: {
    kind: 'text',
    label: label('试验对象', 'Test object', 'Đối tượng thử'),
    required: true,
    max: 120,
    searchable: true,
    width: 180,
  },
  sampleCount: { kind: 'number', label: label('样品数量', 'Samples', 'Số mẫu'), min: '1', width: 100 },
  standard: { kind: 'text', label: label('依据标准', 'Standard', 'Tiêu chuẩn'), max: 120, width: 160 },
  startsAt: {
    kind: 'instant',
    label: label('计划开始', 'Begins at', 'Bắt đầu dự kiến'),
    required: true,
    sortable: true,
    indexed: true,
    width: 150,
  },
  endsAt: {
    kind: 'instant',
    label: label('计划结束', 'Ends at', 'Kết thúc dự kiến'),
    notBefore: 'startsAt',
    sortable: true,
    width: 150,
  },
  place: { kind: 'text', label: label('地点', 'Place', 'Địa điểm'), required: true, max: 120, width: 160 },
  leaderId: {
    kind: 'person',
    label: label('试验负责人', 'Leader', 'Người phụ trách'),
    required: true,
    indexed: true,
    width: 130,
  },
  participantIds: {
    kind: 'person',
    label: label('参与人员', 'Participants', 'Người tham gia'),
    multiple: true,
    maxCount: 50,
    width: 220,
  },
  purpose: { kind: 'longText', label: label('试验目的', 'Purpose', 'Mục đích'), max: 2000 },
  conditions: { kind: 'longText', label: label('试验条件', 'Conditions', 'Điều kiện thử'), max: 2000 },
  safetyNote: { kind: 'text', label: label('安全注意事项', 'Safety', 'Lưu ý an toàn'), max: 300, width: 240 },
} as const satisfies Fields

/** Each message that went out: at which moment, by which setting, to whom. */
export const experimentTellings = {
  kind: 'lines',
  label: label('通知记录', 'Notified', 'Nhật ký thông báo'),
  serverOwned: true,
  fields: {
    toldAt: { kind: 'instant', label: label('时间', 'At', 'Thời gian'), width: 150 },
    moment: {
      kind: 'dict',
      label: label('时机', 'Moment', 'Thời điểm'),
      dictionary: 'DC_EXPERIMENT_MOMENT',
      width: 120,
    },
    settingId: {
      kind: 'reference',
      label: label('通知设置', 'Setting', 'Cấu hình'),
      to: 'experimentNoticeSetting',
      width: 200,
    },
    receiverIds: { kind: 'person', label: label('接收人', 'Recipients', 'Người nhận'), multiple: true, width: 300 },
  },
} as const satisfies LinesField
