import { label } from '../i18n.ts'

/** What became of a thing between two lists that are held beside each other; the statement says one of the keys. */
export const difference = {
  kind: 'state',
  label: label('差异', 'Difference', 'Khác biệt'),
  states: {
    added: { label: label('新增', 'Added', 'Thêm'), tone: 'success' },
    removed: { label: label('移除', 'Removed', 'Bỏ'), tone: 'danger' },
    changed: { label: label('变更', 'Changed', 'Thay đổi'), tone: 'warning' },
    same: { label: label('相同', 'The same', 'Giống nhau'), tone: 'neutral' },
  },
  sortable: true,
  width: 100,
} as const
