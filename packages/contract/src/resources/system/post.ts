import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** A position that people hold, such as fitter or quality engineer. */
export const post = defineResource({
  key: 'post',
  path: '/blade-system/post',
  calls: standardCalls(),
  label: label('岗位', 'Position', 'Chức danh'),
  icon: 'id-card',
  display: 'postName',
  subtitle: 'postCode',
  fields: {
    postCode: {
      kind: 'text',
      label: label('岗位编码', 'Code', 'Mã chức danh'),
      required: true,
      max: 30,
      pattern: '[\\w-]+',
      messages: codeSigns('- _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 130,
    },
    postName: {
      kind: 'text',
      label: label('岗位名称', 'Position', 'Tên chức danh'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 200,
    },
    category: {
      kind: 'dict',
      label: label('类别', 'Category', 'Nhóm'),
      dictionary: 'DC_POST_CATEGORY',
      required: true,
      initial: 'staff',
      indexed: true,
      width: 120,
    },
    sort: { kind: 'number', label: label('排序', 'Order', 'Thứ tự'), min: '0', initial: '0', sortable: true, width: 90 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: { columns: ['postName', 'postCode', 'category', 'sort', 'createTime'], filters: ['postName', 'category'], sort: 'sort' },
  form: [{ label: label('岗位', 'Position', 'Chức danh'), fields: ['postName', 'postCode', 'category', 'sort', 'remark'] }],
  menu: { group: 'system.structure', path: '/system/post', order: 4 },
})
