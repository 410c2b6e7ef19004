import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { filesField, projectField } from '../parts.ts'

/** What others can learn from a project: an experience, a lesson, a solution. */
export const projectCase = defineResource({
  key: 'projectCase',
  path: '/blade-bip/project-case',
  calls: standardCalls(),
  label: label('项目案例', 'Project case', 'Bài học dự án'),
  icon: 'book-open',
  display: 'caseName',
  subtitle: 'caseNo',
  fields: {
    caseNo: {
      kind: 'serial',
      label: label('案例编号', 'Number', 'Số bài học'),
      template: 'AL{yy}-{000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 110,
    },
    caseName: {
      kind: 'text',
      label: label('案例名称', 'Name', 'Tên bài học'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 260,
    },
    projectId: projectField,
    caseStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    caseType: {
      kind: 'dict',
      label: label('类型', 'Type', 'Loại'),
      dictionary: 'DC_PDP_CASE_TYPE',
      required: true,
      indexed: true,
      width: 110,
    },
    phase: {
      kind: 'dict',
      label: label('阶段', 'Phase', 'Giai đoạn'),
      dictionary: 'DC_PROJECT_STAGE',
      indexed: true,
      width: 110,
    },
    authorId: { kind: 'person', label: label('作者', 'Author', 'Tác giả'), required: true, indexed: true, width: 120 },
    happenedOn: { kind: 'date', label: label('发生日期', 'Happened on', 'Ngày xảy ra'), sortable: true, width: 120 },
    background: {
      kind: 'longText',
      label: label('背景', 'Background', 'Bối cảnh'),
      required: true,
      max: 4000,
    },
    cause: { kind: 'longText', label: label('原因分析', 'Cause', 'Nguyên nhân'), max: 4000 },
    measures: { kind: 'longText', label: label('措施', 'What was done', 'Biện pháp'), max: 4000 },
    result: { kind: 'longText', label: label('效果', 'Result', 'Kết quả'), max: 2000 },
    savedAmount: {
      kind: 'money',
      label: label('节约金额', 'Saved', 'Số tiền tiết kiệm'),
      summed: true,
      sortable: true,
      width: 130,
    },
    attachments: filesField,
  },
  list: {
    columns: ['caseNo', 'caseName', 'caseType', 'caseStatus', 'projectId', 'phase', 'authorId', 'happenedOn', 'savedAmount'],
    filters: ['caseName', 'caseType', 'caseStatus', 'phase', 'projectId', 'authorId'],
    sort: '-caseNo',
  },
  form: [
    {
      label: label('案例', 'Case', 'Bài học'),
      fields: ['caseNo', 'projectId', 'caseName', 'caseType', 'phase', 'authorId', 'happenedOn', 'savedAmount'],
    },
    {
      label: label('内容', 'What happened', 'Nội dung'),
      fields: ['background', 'cause', 'measures', 'result', 'attachments'],
    },
  ],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
    published: { label: label('已发布', 'Published', 'Đã công bố'), tone: 'success', removable: true },
  },
  actions: {
    publish: {
      call: post('publish'),
      label: label('发布', 'Publish', 'Công bố'),
      icon: 'send',
      from: ['draft'],
      to: 'published',
      tone: 'primary',
      needs: ['measures'],
      success: label('已发布', 'Published', 'Đã công bố'),
    },
    withdraw: {
      call: post('withdraw'),
      label: label('撤回修改', 'Take back to edit', 'Thu hồi để sửa'),
      icon: 'undo',
      from: ['published'],
      to: 'draft',
      success: label('已撤回', 'Taken back', 'Đã thu hồi'),
    },
  },
  menu: { group: 'pdp.project', path: '/pdp/project-case', order: 5 },
})
