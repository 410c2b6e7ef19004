import type { Texts } from '../../foundations/texts.ts'

export const columnPanelTexts = {
  columns: { zh: '列设置', vi: 'Cài đặt cột', en: 'Columns' },
  openColumns: { zh: '列设置…', vi: 'Cài đặt cột…', en: 'Columns…' },
  search: { zh: '搜索列', vi: 'Tìm cột', en: 'Search columns' },
  shown: { zh: '已显示 {count} / {total} 列', vi: 'Đang hiện {count} / {total} cột', en: '{count} of {total} shown' },
  found: { zh: '找到 {count} 列', vi: 'Tìm thấy {count} cột', en: '{count} found' },
  noMatch: { zh: '没有与“{query}”匹配的列', vi: 'Không có cột nào khớp với “{query}”', en: 'No column matches “{query}”' },
  showAll: { zh: '全部显示', vi: 'Hiện tất cả', en: 'Show all' },
  reset: { zh: '恢复默认', vi: 'Khôi phục mặc định', en: 'Reset' },
  presets: { zh: '预设', vi: 'Bố cục sẵn', en: 'Presets' },
  start: { zh: '固定在左侧', vi: 'Ghim bên trái', en: 'Pinned left' },
  centre: { zh: '随表格滚动', vi: 'Cuộn theo bảng', en: 'Scrolling' },
  end: { zh: '固定在右侧', vi: 'Ghim bên phải', en: 'Pinned right' },
  pinned: { zh: '{column}，{side}', vi: '{column}, {side}', en: '{column}, {side}' },
  dropHere: { zh: '拖到此处即可固定', vi: 'Kéo vào đây để ghim', en: 'Drag here to pin' },
  lastShown: { zh: '至少要显示一列', vi: 'Phải hiện ít nhất một cột', en: 'At least one column must be shown' },
  isShown: { zh: '已显示“{column}”', vi: 'Đã hiện “{column}”', en: '“{column}” is shown' },
  isHidden: { zh: '已隐藏“{column}”', vi: 'Đã ẩn “{column}”', en: '“{column}” is hidden' },
  movedTo: {
    zh: '“{column}”：{side}，第 {place} 列，共 {total} 列',
    vi: '“{column}”: {side}, cột {place} trên {total}',
    en: '“{column}”: {side}, column {place} of {total}',
  },
  keys: {
    zh: '空格键显示或隐藏；Alt 加上下方向键调整顺序；Alt 加左右方向键固定到一侧',
    vi: 'Phím cách để hiện hoặc ẩn; Alt cùng mũi tên lên, xuống để đổi thứ tự; Alt cùng mũi tên trái, phải để ghim',
    en: 'Space shows or hides; Alt with arrow up or down changes the order; Alt with arrow left or right pins',
  },
} satisfies Texts
