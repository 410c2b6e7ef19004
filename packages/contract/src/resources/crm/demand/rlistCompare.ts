import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'

/** Two demand schedules side by side: what the later one adds, changes and drops, cell by cell. */
export const rlistCompare = defineQuery({
  key: 'rlistCompare',
  path: '/blade-bip/plus/query/rlist-compare',
  label: label('需求清单对比', 'Compare demand schedules', 'So sánh danh mục nhu cầu'),
  icon: 'arrow-left-right',
  answers: 'list',
  reads: ['customerRlist', 'rlistConfigue'],
  asks: {
    beforeId: {
      kind: 'reference',
      label: label('原版本', 'Version before', 'Phiên bản trước'),
      to: 'customerRlist',
      required: true,
    },
    afterId: {
      kind: 'reference',
      label: label('新版本', 'Version after', 'Phiên bản sau'),
      to: 'customerRlist',
      required: true,
    },
  },
  fields: {
    itemNo: { kind: 'text', label: label('项次', 'Item', 'Mục'), sortable: true, width: 90 },
    itemName: { kind: 'text', label: label('名称', 'Name', 'Tên'), sortable: true, width: 200 },
    change: {
      kind: 'dict',
      label: label('变化', 'Change', 'Thay đổi'),
      dictionary: 'DC_RLIST_CHANGE',
      sortable: true,
      width: 100,
    },
    columnName: { kind: 'text', label: label('列', 'Column', 'Cột'), sortable: true, width: 160 },
    before: { kind: 'text', label: label('原内容', 'Before', 'Trước'), width: 240 },
    after: { kind: 'text', label: label('新内容', 'After', 'Sau'), width: 240 },
    position: { kind: 'number', label: label('次序', 'Order', 'Thứ tự'), sortable: true, width: 80 },
  },
  display: 'itemNo',
  list: {
    columns: ['itemNo', 'itemName', 'change', 'columnName', 'before', 'after'],
    filters: ['beforeId', 'afterId', 'change', 'columnName'],
    sort: 'position',
    size: 100,
  },
  menu: { group: 'crm.sales', path: '/crm/demand-compare', order: 4 },
})
