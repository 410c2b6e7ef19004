import { label } from '../i18n.ts'
import { defineListing } from '../resource/listing.ts'
import { binCalls } from '../wire/bin.ts'

/** What was removed and can come back, the latest first. */
export const binList = defineListing({
  key: 'bin',
  path: binCalls.list,
  label: label('回收站', 'Bin', 'Thùng rác'),
  icon: 'trash-2',
  fields: {
    name: { kind: 'text', label: label('名称', 'Name', 'Tên'), width: 260 },
    resourceName: { kind: 'text', label: label('类型', 'Kind', 'Loại'), width: 160 },
    removedByName: { kind: 'text', label: label('删除人', 'Removed by', 'Người xóa'), width: 140 },
    removedAt: { kind: 'instant', label: label('删除时间', 'Removed', 'Thời gian xóa'), width: 170, seconds: true },
    goes: { kind: 'text', label: label('彻底删除', 'Gone for good', 'Xóa vĩnh viễn'), width: 150 },
    resource: { kind: 'text', label: label('类型', 'Kind', 'Loại') },
  },
  list: {
    columns: ['name', 'resourceName', 'removedByName', 'removedAt', 'goes'],
    filters: ['resource'],
    card: ['resourceName', 'removedAt'],
  },
  search: label('搜索名称或拼音', 'Search names', 'Tìm theo tên'),
  empty: {
    title: label('回收站是空的', 'The bin is empty', 'Thùng rác trống'),
    hint: label(
      '删除的记录会在这里保留一段时间，期间可以恢复。',
      'Removed records stay here for some time and can be restored.',
      'Bản ghi đã xóa được giữ ở đây một thời gian và có thể khôi phục.',
    ),
  },
})
