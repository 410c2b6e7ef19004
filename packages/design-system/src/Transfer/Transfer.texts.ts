import type { Texts } from '../foundations/texts.ts'

export const transferTexts = {
  source: { zh: '可选', vi: 'Có thể chọn', en: 'Available' },
  target: { zh: '已选', vi: 'Đã chọn', en: 'Chosen' },
  selectAll: { zh: '全选{title}', vi: 'Chọn tất cả: {title}', en: 'Select all: {title}' },
  search: { zh: '搜索{title}', vi: 'Tìm trong {title}', en: 'Search: {title}' },
  count: { zh: '{selected} / {total} 项', vi: '{selected} / {total} mục', en: '{selected} of {total}' },
  found: { zh: '找到 {count} 项', vi: 'Tìm thấy {count} mục', en: '{count} found' },
  add: { zh: '添加所选', vi: 'Thêm mục đã đánh dấu', en: 'Add selected' },
  addAll: { zh: '全部添加', vi: 'Thêm tất cả', en: 'Add all' },
  addFound: { zh: '添加全部搜索结果', vi: 'Thêm tất cả kết quả tìm', en: 'Add all found' },
  remove: { zh: '移除所选', vi: 'Bỏ mục đã đánh dấu', en: 'Remove selected' },
  removeAll: { zh: '全部移除', vi: 'Bỏ tất cả', en: 'Remove all' },
  removeFound: { zh: '移除全部搜索结果', vi: 'Bỏ tất cả kết quả tìm', en: 'Remove all found' },
  noneLeft: { zh: '没有可选项了', vi: 'Không còn mục nào để chọn', en: 'Nothing left to choose' },
  noneChosen: { zh: '尚未选择', vi: 'Chưa chọn mục nào', en: 'Nothing chosen yet' },
  noMatch: { zh: '没有与“{query}”匹配的项', vi: 'Không có mục nào khớp với "{query}"', en: 'Nothing matches "{query}"' },
  added: { zh: '已添加 {count} 项', vi: 'Đã thêm {count} mục', en: '{count} added' },
  removed: { zh: '已移除 {count} 项', vi: 'Đã bỏ {count} mục', en: '{count} removed' },
  moved: {
    zh: '“{label}”移到第 {position} 位，共 {total} 项',
    vi: '"{label}" ở vị trí {position} trên {total}',
    en: '"{label}" is now {position} of {total}',
  },
  sortHelp: {
    zh: '按 Alt 加上下方向键调整顺序',
    vi: 'Nhấn Alt cùng phím mũi tên lên hoặc xuống để đổi thứ tự',
    en: 'Press Alt with arrow up or down to change the order',
  },
} satisfies Texts
