import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { projectField, remarkField } from '../parts.ts'

/** Who does what in a project: plan items of the template that name a role go to its person. */
export const projectRole = defineResource({
  key: 'projectRole',
  path: '/blade-bip/project-role',
  calls: standardCalls(),
  label: label('项目成员', 'Team member', 'Thành viên dự án'),
  icon: 'users',
  display: 'memberName',
  fields: {
    projectId: projectField,
    memberName: {
      kind: 'text',
      label: label('岗位名称', 'Position', 'Vị trí'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      messages: {
        required: label('请输入岗位名称', 'Say what the position is called', 'Nhập tên vị trí'),
      },
      width: 160,
    },
    roleDict: {
      kind: 'dict',
      label: label('角色', 'Role', 'Vai trò'),
      dictionary: 'DC_PDP_ROLE',
      required: true,
      indexed: true,
      messages: { required: label('请选择项目角色', 'Choose the role in the project', 'Chọn vai trò trong dự án') },
      width: 120,
    },
    templateId: {
      kind: 'reference',
      label: label('计划模板', 'Plan template', 'Mẫu kế hoạch'),
      hint: label(
        '模板中该角色的任务归此成员',
        'Tasks of this role in the template go to this member',
        'Công việc của vai trò này trong mẫu thuộc về thành viên',
      ),
      to: 'planTemplate',
      required: true,
      indexed: true,
      prefill: ['projectId', 'templateId'],
      messages: { required: label('请选择计划模板', 'Choose the plan template', 'Chọn mẫu kế hoạch') },
      width: 180,
    },
    userId: {
      kind: 'person',
      label: label('成员', 'Person', 'Người'),
      required: true,
      indexed: true,
      messages: { required: label('请选择成员', 'Choose the person', 'Chọn người') },
      width: 120,
    },
    allocation: {
      kind: 'number',
      label: label('投入比例', 'Allocation', 'Tỷ lệ tham gia'),
      min: '1',
      max: '100',
      required: true,
      initial: '100',
      unit: label('%', '%', '%'),
      width: 100,
    },
    joinsOn: { kind: 'date', label: label('加入日期', 'From', 'Tham gia từ'), sortable: true, width: 120 },
    leavesOn: {
      kind: 'date',
      label: label('离开日期', 'Until', 'Đến ngày'),
      notBefore: 'joinsOn',
      sortable: true,
      width: 120,
    },
    duties: { kind: 'text', label: label('职责', 'Duties', 'Nhiệm vụ'), max: 300, width: 220 },
    remark: remarkField,
  },
  list: {
    columns: ['projectId', 'memberName', 'roleDict', 'userId', 'allocation', 'joinsOn', 'leavesOn', 'duties'],
    filters: ['projectId', 'roleDict', 'userId', 'templateId'],
    sort: 'memberName',
  },
  form: [
    {
      label: label('项目成员', 'Team member', 'Thành viên dự án'),
      fields: [
        'projectId',
        'templateId',
        'roleDict',
        'memberName',
        'userId',
        'allocation',
        'joinsOn',
        'leavesOn',
        'duties',
        'remark',
      ],
    },
  ],
})
