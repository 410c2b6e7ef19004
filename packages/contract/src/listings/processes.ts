import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { flowCalls } from '../workflow/index.ts'

const running = label('进行中', 'Running', 'Đang chạy')

export const instanceStates = {
  running: { label: running, tone: 'pending' },
  finished: { label: label('已结束', 'Ended', 'Đã kết thúc'), tone: 'neutral' },
  suspended: { label: label('已挂起', 'Suspended', 'Tạm dừng'), tone: 'warning' },
  incident: { label: label('异常', 'Incident', 'Sự cố'), tone: 'danger' },
  approved: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
  reject: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger' },
  recall: { label: label('已撤回', 'Withdrawn', 'Đã rút lại'), tone: 'neutral' },
  terminated: { label: label('已终止', 'Terminated', 'Đã chấm dứt'), tone: 'danger' },
} as const

/** How a process stands, as its list says it. */
export type InstanceState = keyof typeof instanceStates

/** Processes of all people, the latest first. */
export const instanceList = defineListing({
  key: 'processInstance',
  path: flowCalls.followList,
  permission: 'flow_view',
  rowId: 'processInstanceId',
  label: label('流程跟踪', 'All processes', 'Theo dõi quy trình'),
  icon: 'workflow',
  fields: {
    title: { kind: 'text', label: label('标题', 'Subject', 'Tiêu đề'), width: 260 },
    state: { kind: 'state', states: instanceStates, label: label('状态', 'Status', 'Trạng thái'), width: 120 },
    process: { kind: 'text', label: label('流程', 'Process', 'Quy trình'), width: 220 },
    serialNumber: { kind: 'text', label: label('流水号', 'Number', 'Số hiệu'), width: 170 },
    startUsername: { kind: 'text', label: label('发起人', 'Started by', 'Người khởi tạo'), width: 130 },
    startTime: { kind: 'instant', label: label('发起时间', 'Started', 'Bắt đầu'), width: 170, seconds: true },
    endTime: { kind: 'instant', label: label('结束时间', 'Ended', 'Kết thúc'), width: 170, seconds: true },
    status: { kind: 'text', label: label('状态', 'Status', 'Trạng thái') },
    processDefKey: { kind: 'text', label: label('流程', 'Process', 'Quy trình') },
  },
  list: {
    columns: ['title', 'state', 'process', 'serialNumber', 'startUsername', 'startTime', 'endTime'],
    filters: ['status', 'processDefKey'],
    card: ['state', 'process'],
  },
  search: label('搜索标题、流水号或发起人', 'Search subject, number or starter', 'Tìm tiêu đề, số hiệu hoặc người khởi tạo'),
  empty: { title: label('暂无流程实例', 'No processes yet', 'Chưa có quy trình nào') },
})

export const versionStates = {
  current: { label: label('当前版本', 'Current', 'Hiện hành'), tone: 'success' },
  older: { label: label('历史版本', 'Earlier', 'Cũ'), tone: 'neutral' },
  stopped: { label: label('已停用', 'Suspended', 'Ngừng dùng'), tone: 'warning' },
} as const

/** Whether new processes follow a version. */
export type VersionState = keyof typeof versionStates

/** Every version of every process. */
export const definitionList = defineListing({
  key: 'processDefinition',
  path: flowCalls.managerList,
  permission: 'flow_view',
  label: label('流程版本', 'Process versions', 'Phiên bản quy trình'),
  icon: 'workflow',
  fields: {
    name: { kind: 'text', label: label('名称', 'Name', 'Tên'), width: 220 },
    version: { kind: 'number', label: label('版本', 'Version', 'Phiên bản'), width: 90 },
    state: { kind: 'state', states: versionStates, label: label('状态', 'Status', 'Trạng thái'), width: 130 },
    running: { kind: 'number', label: running, width: 100 },
    categoryName: { kind: 'text', label: label('分类', 'Category', 'Nhóm'), width: 130 },
    key: { kind: 'text', label: label('标识', 'Key', 'Mã'), width: 190 },
    deployTime: { kind: 'instant', label: label('部署时间', 'Deployed', 'Triển khai lúc'), width: 170, seconds: true },
    deployUser: { kind: 'text', label: label('部署人', 'Deployed by', 'Người triển khai'), width: 120 },
  },
  list: {
    columns: ['name', 'version', 'state', 'running', 'categoryName', 'key', 'deployTime', 'deployUser'],
    card: ['state', 'version'],
  },
  search: label('搜索流程名称或标识', 'Search name or key', 'Tìm tên hoặc mã quy trình'),
  empty: {
    title: label('暂无流程', 'No processes yet', 'Chưa có quy trình nào'),
    hint: label(
      '上传 .bpmn 文件即可部署流程。',
      'Upload a .bpmn file to deploy a process.',
      'Tải lên tệp .bpmn để triển khai quy trình.',
    ),
  },
})
