import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { codeField, figure, hours, isActive, nameField, orgId, people, remark } from './planFields.ts'

/** What planning has to know of a project: the site, who leads there, which kind of plan it takes. */
export const planProjectConfig = defineResource({
  key: 'planProjectConfig',
  path: '/blade-bip/mmr-project-config',
  calls: standardCalls(),
  label: label('项目配置', 'Project configuration', 'Cấu hình dự án'),
  icon: 'folder-kanban',
  display: 'projectName',
  subtitle: 'projectNo',
  fields: {
    projectNo: codeField('项目编号', 'Project number', 'Mã dự án'),
    projectName: nameField('项目名称', 'Project', 'Tên dự án'),
    customerId: {
      kind: 'reference',
      label: label('客户', 'Customer', 'Khách hàng'),
      to: 'customer',
      indexed: true,
      width: 220,
    },
    categoryId: {
      kind: 'reference',
      label: label('计划类别', 'Category', 'Loại kế hoạch'),
      to: 'planOrderCategory',
      where: { isActive: { in: ['true'] } },
      indexed: true,
      width: 150,
    },
    orgId,
    managerId: {
      kind: 'person',
      label: label('项目经理', 'Project manager', 'Quản lý dự án'),
      required: true,
      indexed: true,
      width: 120,
    },
    siteLeaderId: { kind: 'person', label: label('现场负责人', 'Leader on site', 'Phụ trách hiện trường'), width: 130 },
    siteName: { kind: 'text', label: label('现场', 'Site', 'Hiện trường'), max: 120, searchable: true, width: 160 },
    siteAddress: { kind: 'text', label: label('现场地址', 'Address of the site', 'Địa chỉ hiện trường'), max: 300, width: 220 },
    startDate: { kind: 'date', label: label('开始日期', 'Begins on', 'Ngày bắt đầu'), sortable: true, width: 120 },
    endDate: {
      kind: 'date',
      label: label('结束日期', 'Ends on', 'Ngày kết thúc'),
      notBefore: 'startDate',
      sortable: true,
      width: 120,
    },
    workdays: figure('每周工作日', 'Working days per week', 'Ngày làm mỗi tuần', { min: '1', max: '7', initial: '5' }),
    hoursPerDay: figure('每日工时', 'Hours per day', 'Giờ mỗi ngày', { scale: 1, max: '24', initial: '8.0', unit: hours }),
    maxPeople: figure('现场人数上限', 'Maximum headcount on site', 'Số người tối đa tại hiện trường', {
      max: '2000',
      unit: people,
    }),
    isActive,
    remark,
  },
  list: {
    columns: [
      'projectNo',
      'projectName',
      'customerId',
      'categoryId',
      'managerId',
      'siteName',
      'startDate',
      'endDate',
      'workdays',
      'isActive',
    ],
    filters: ['projectName', 'customerId', 'categoryId', 'managerId', 'startDate', 'isActive'],
  },
  form: [
    {
      label: label('项目', 'Project', 'Dự án'),
      fields: ['projectNo', 'projectName', 'customerId', 'categoryId', 'orgId', 'managerId', 'startDate', 'endDate', 'isActive'],
    },
    {
      label: label('现场', 'Site', 'Hiện trường'),
      fields: ['siteName', 'siteAddress', 'siteLeaderId', 'workdays', 'hoursPerDay', 'maxPeople', 'remark'],
    },
  ],
  menu: { group: 'mmr.config', path: '/mmr/project-config', order: 4 },
})
