import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'

export const department = defineResource({
  key: 'department',
  path: '/blade-system/dept',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('submit'),
    remove: post('remove'),
    selectData: post('/blade-bip/bip-blade-dept/select-data'),
  },
  label: label('部门', 'Department', 'Phòng ban'),
  icon: 'network',
  display: 'deptName',
  subtitle: 'deptCode',
  fields: {
    deptName: {
      kind: 'text',
      label: label('部门名称', 'Name', 'Tên phòng ban'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 200,
    },
    deptCode: {
      kind: 'text',
      label: label('部门编码', 'Code', 'Mã phòng ban'),
      max: 20,
      searchable: true,
      unique: true,
      sortable: true,
      width: 120,
    },
    parentId: {
      kind: 'reference',
      label: label('上级部门', 'Parent department', 'Phòng ban cấp trên'),
      to: 'department',
      indexed: true,
      width: 180,
    },
    orgId: { kind: 'reference', label: label('组织', 'Organisation', 'Tổ chức'), to: 'organisation', width: 180 },
    leaderId: { kind: 'person', label: label('主管', 'Head', 'Trưởng phòng'), width: 130 },
    sort: { kind: 'number', label: label('排序', 'Order', 'Thứ tự'), min: '0', initial: '0', sortable: true, width: 80 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: {
    columns: ['deptName', 'deptCode', 'parentId', 'orgId', 'leaderId', 'sort', 'createTime'],
    filters: ['deptName', 'parentId', 'orgId'],
    sort: 'sort',
  },
  tree: {
    parent: 'parentId',
    order: 'sort',
    cycle: label(
      '上级部门不能是本部门或其下级',
      'the parent must not be the department itself or one below it',
      'phòng ban cấp trên không được là chính nó hoặc cấp dưới của nó',
    ),
  },
  form: [
    {
      label: label('部门', 'Department', 'Phòng ban'),
      fields: ['deptName', 'deptCode', 'parentId', 'orgId', 'leaderId', 'sort', 'remark'],
    },
  ],
  menu: { group: 'system.structure', path: '/system/department', order: 2 },
})
