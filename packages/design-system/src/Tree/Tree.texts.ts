import type { Texts } from '../foundations/texts.ts'

export const treeTexts = {
  empty: { zh: '暂无数据', vi: 'Chưa có dữ liệu', en: 'Nothing here yet' },
  noMatch: { zh: '没有与“{query}”匹配的节点', vi: 'Không có mục nào khớp với "{query}"', en: 'Nothing matches "{query}"' },
  found: { zh: '找到 {count} 个', vi: 'Tìm thấy {count} mục', en: '{count} found' },
  search: { zh: '搜索', vi: 'Tìm kiếm', en: 'Search' },
  failed: { zh: '下级加载失败', vi: 'Không tải được cấp dưới', en: 'What is below could not be loaded' },
  grip: { zh: '拖动', vi: 'Kéo', en: 'Drag' },
  dragHelp: {
    zh: '按 Ctrl+X 拿起当前节点，用方向键移动',
    vi: 'Nhấn Ctrl+X để nhấc mục hiện tại, dùng phím mũi tên để di chuyển',
    en: 'Press Ctrl+X to pick up the current item, then move it with the arrow keys',
  },
  picked: {
    zh: '已拿起“{label}”。用上下方向键选择位置，Enter 放下，Esc 取消',
    vi: 'Đã nhấc "{label}". Chọn vị trí bằng phím mũi tên, Enter để thả, Esc để hủy',
    en: 'Picked up "{label}". Choose a place with the arrow keys, Enter drops it, Escape cancels',
  },
  noPlace: { zh: '“{label}”没有可放的位置', vi: 'Không có vị trí nào để thả "{label}"', en: 'There is no place for "{label}"' },
  before: { zh: '放在“{target}”之前', vi: 'Trước "{target}"', en: 'Before "{target}"' },
  after: { zh: '放在“{target}”之后', vi: 'Sau "{target}"', en: 'After "{target}"' },
  inside: { zh: '放入“{target}”', vi: 'Vào trong "{target}"', en: 'Into "{target}"' },
  dropped: { zh: '“{label}”已移动', vi: 'Đã di chuyển "{label}"', en: 'Moved "{label}"' },
  cancelled: { zh: '已取消移动', vi: 'Đã hủy di chuyển', en: 'The move was cancelled' },
} satisfies Texts
