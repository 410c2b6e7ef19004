import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** A diagram while it is worked on: kept as a draft as long as one likes, and deployed as the next version of its process. */
export const processModel = defineResource({
  key: 'processModel',
  path: '/blade-flow/model',
  calls: standardCalls(),
  also: {
    list: [{ path: '/blade-workflow/design/model/list' }],
    detail: [{ path: '/blade-workflow/design/model/detail' }],
  },
  label: label('流程模型', 'Process model', 'Mô hình quy trình'),
  icon: 'workflow',
  display: 'modelName',
  subtitle: 'processKey',
  fields: {
    modelName: {
      kind: 'text',
      label: label('模型名称', 'Name', 'Tên mô hình'),
      required: true,
      max: 100,
      searchable: true,
      sortable: true,
      width: 220,
    },
    modelStatus: { kind: 'state', label: label('状态', 'State', 'Trạng thái'), indexed: true, width: 120 },
    processKey: {
      kind: 'text',
      label: label('流程标识', 'Process key', 'Mã quy trình'),
      hint: label('取自流程图中的流程编号', 'The id of the process in the diagram', 'Lấy từ mã quy trình trong sơ đồ'),
      max: 64,
      serverOwned: true,
      searchable: true,
      indexed: true,
      width: 160,
    },
    category: {
      kind: 'dict',
      dictionary: 'DC_PROCESS_CATEGORY',
      label: label('流程分类', 'Category', 'Nhóm quy trình'),
      hint: label(
        '发起流程时按分类列出；留空沿用上一版本的分类',
        'Processes are listed by it when one starts them; left empty, that of the version before stays',
        'Dùng để xếp nhóm khi khởi tạo; để trống thì giữ nhóm của phiên bản trước',
      ),
      indexed: true,
      width: 120,
    },
    definitionId: {
      kind: 'text',
      label: label('已部署版本', 'Deployed version', 'Phiên bản đã triển khai'),
      max: 64,
      serverOwned: true,
      width: 170,
    },
    deployedAt: {
      kind: 'instant',
      label: label('部署时间', 'Deployed at', 'Thời gian triển khai'),
      serverOwned: true,
      sortable: true,
      width: 160,
    },
    deployedBy: { kind: 'person', label: label('部署人', 'Deployed by', 'Người triển khai'), serverOwned: true, width: 120 },
    problem: {
      kind: 'text',
      label: label('无法部署的原因', 'What is in the way', 'Lý do chưa triển khai được'),
      max: 500,
      serverOwned: true,
      width: 260,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 200 },
    xml: {
      kind: 'longText',
      label: label('流程图 XML', 'Diagram as XML', 'Sơ đồ dạng XML'),
      hint: label('BPMN 2.0 格式', 'In BPMN 2.0', 'Theo định dạng BPMN 2.0'),
      required: true,
      max: 95_000,
    },
  },
  list: {
    columns: [
      ...(['modelName', 'processKey', 'modelStatus', 'category', 'definitionId', 'deployedAt', 'deployedBy'] as const),
      ...(['problem', 'remark', 'updateTime'] as const),
    ],
    filters: ['modelName', 'processKey', 'category', 'modelStatus'],
  },
  form: [
    {
      label: label('流程模型', 'Process model', 'Mô hình quy trình'),
      fields: ['modelName', 'category', 'remark', 'processKey', 'problem'],
    },
    { label: label('部署', 'Deployment', 'Triển khai'), fields: ['definitionId', 'deployedAt', 'deployedBy'] },
    { label: label('流程图', 'Diagram', 'Sơ đồ'), fields: ['xml'] },
  ],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
    changed: {
      label: label('待重新部署', 'Changed since', 'Chờ triển khai lại'),
      tone: 'pending',
      editable: true,
      removable: true,
    },
    deployed: { label: label('已部署', 'Deployed', 'Đã triển khai'), tone: 'success', editable: true, removable: true },
  },
  actions: {
    deploy: {
      call: post('deploy'),
      also: [{ names: { modelId: 'ids', tenantIds: '' } }],
      label: label('部署', 'Deploy', 'Triển khai'),
      icon: 'send',
      tone: 'primary',
      from: ['draft', 'changed'],
      to: 'deployed',
      sets: { deployedAt: { now: true }, deployedBy: { me: true } },
      confirm: label(
        '部署后，新发起的流程按此流程图运行；进行中的流程不受影响',
        'New processes follow this diagram; those under way keep theirs',
        'Quy trình mới sẽ theo sơ đồ này; quy trình đang chạy giữ nguyên',
      ),
      success: label('部署成功', 'Deployed', 'Triển khai thành công'),
    },
  },
  comments: false,
  transfer: false,
  menu: { group: 'work.design', path: '/work/process-model', order: 1 },
})
