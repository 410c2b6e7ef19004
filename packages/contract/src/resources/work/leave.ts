import { label } from '../../i18n.ts'
import { defineResource, get } from '../../resource/core.ts'

/** Leave of absence: written by the start form, moved on by the approval alone. */
export const leave = defineResource({
  key: 'leave',
  path: '/blade-bip/plus/leave',
  calls: { list: get('list'), detail: get('detail') },
  label: label('请假', 'Leave', 'Nghỉ phép'),
  plural: 'Leave',
  icon: 'calendar-off',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('流水号', 'Number', 'Số phiếu'),
      template: 'QJ-{yyyy}{mm}-{0000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    applicantId: {
      kind: 'person',
      label: label('申请人', 'Applicant', 'Người xin nghỉ'),
      serverOwned: true,
      indexed: true,
      width: 130,
    },
    leaveType: {
      kind: 'dict',
      label: label('请假类型', 'Type', 'Loại nghỉ'),
      dictionary: 'DC_LEAVE_TYPE',
      required: true,
      initial: 'annual',
      indexed: true,
      width: 110,
    },
    startDate: { kind: 'date', label: label('开始日期', 'From', 'Từ ngày'), required: true, sortable: true, width: 120 },
    endDate: { kind: 'date', label: label('结束日期', 'To', 'Đến ngày'), required: true, notBefore: 'startDate', width: 120 },
    days: {
      kind: 'number',
      label: label('天数', 'Days', 'Số ngày'),
      hint: label('留空则按工作日计算', 'Left empty, working days are counted', 'Để trống thì tính theo ngày làm việc'),
      scale: 1,
      min: '0.5',
      max: '365',
      unit: label('天', 'days', 'ngày'),
      summed: true,
      width: 90,
    },
    reason: { kind: 'longText', label: label('请假事由', 'Reason', 'Lý do'), required: true, max: 500 },
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm'), maxCount: 5 },
    leaveStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
  },
  list: {
    columns: ['no', 'applicantId', 'leaveType', 'startDate', 'endDate', 'days', 'leaveStatus', 'createTime'],
    filters: ['no', 'applicantId', 'leaveType', 'leaveStatus', 'startDate'],
  },
  form: [
    {
      label: label('请假信息', 'Leave', 'Thông tin nghỉ phép'),
      fields: ['leaveType', 'startDate', 'endDate', 'days', 'reason', 'attachments'],
    },
  ],
  states: {
    inApproval: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
    approved: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
    rejected: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger' },
    cancelled: { label: label('已取消', 'Cancelled', 'Đã hủy'), tone: 'neutral' },
  },
  approval: { processKey: 'Leave', route: '/work/process/leave', summary: ['days', 'reason'] },
  menu: { group: 'work.mine', path: '/work/leave', order: 9 },
})
