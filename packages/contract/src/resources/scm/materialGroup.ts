import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** A branch of the catalogue of materials; a tree as deep as the catalogue wants it. */
export const materialGroup = defineResource({
  key: 'materialGroup',
  path: '/blade-bip/plus/material-group',
  calls: standardCalls(),
  label: label('物料分类', 'Material group', 'Phân nhóm vật tư'),
  icon: 'list-tree',
  display: 'groupName',
  subtitle: 'groupCode',
  fields: {
    groupCode: {
      kind: 'text',
      label: label('分类编码', 'Code', 'Mã nhóm'),
      required: true,
      max: 40,
      pattern: '[\\w.\\-]+',
      messages: codeSigns('. - _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    groupName: {
      kind: 'text',
      label: label('分类名称', 'Name', 'Tên nhóm'),
      required: true,
      max: 80,
      searchable: true,
      sortable: true,
      width: 220,
    },
    parentId: {
      kind: 'reference',
      label: label('上级分类', 'Above', 'Nhóm cấp trên'),
      to: 'materialGroup',
      indexed: true,
      width: 180,
    },
    sort: { kind: 'number', label: label('排序', 'Order', 'Thứ tự'), min: '0', initial: '0', sortable: true, width: 90 },
    materialCount: {
      kind: 'number',
      label: label('物料数', 'Materials', 'Số vật tư'),
      rollUp: { of: 'material', op: 'count', by: 'groupId' },
      width: 100,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 180 },
  },
  list: {
    columns: ['groupCode', 'groupName', 'parentId', 'materialCount', 'sort', 'remark'],
    filters: ['groupCode', 'groupName', 'parentId'],
    sort: 'groupCode',
  },
  tree: {
    parent: 'parentId',
    order: 'sort',
    cycle: label(
      '上级分类不能是本分类或其下级',
      'The group above must not be this one or one below it',
      'Nhóm cấp trên không thể là chính nó hoặc nhóm bên dưới',
    ),
  },
  form: [
    {
      label: label('物料分类', 'Material group', 'Phân nhóm vật tư'),
      fields: ['groupCode', 'groupName', 'parentId', 'sort', 'remark'],
    },
  ],
  menu: { group: 'scm.stock', path: '/scm/material-group', order: 5 },
})
