import type { Texts } from '../foundations/texts.ts'

export const commandPaletteTexts = {
  label: { zh: '搜索页面和操作', vi: 'Tìm trang và thao tác', en: 'Search pages and actions' },
  recents: { zh: '最近使用', vi: 'Dùng gần đây', en: 'Recent' },
  searching: { zh: '正在搜索{name}…', vi: 'Đang tìm {name}…', en: 'Searching {name}…' },
  failed: { zh: '{name}搜索失败', vi: 'Không tìm được {name}', en: 'Searching {name} failed' },
  none: { zh: '没有与“{query}”匹配的内容', vi: 'Không có gì khớp với "{query}"', en: 'Nothing matches "{query}"' },
  noneHint: {
    zh: '换个关键字，或用拼音首字母试试',
    vi: 'Hãy thử từ khóa khác hoặc chữ cái đầu',
    en: 'Try another word, or initials',
  },
  empty: { zh: '这里还没有内容', vi: 'Ở đây chưa có gì', en: 'Nothing here yet' },
  count: { zh: '{count} 项', vi: '{count} mục', en: '{count} {count|result|results}' },
  move: { zh: '移动', vi: 'Di chuyển', en: 'Move' },
  run: { zh: '打开', vi: 'Mở', en: 'Open' },
  back: { zh: '返回', vi: 'Quay lại', en: 'Back' },
  backTo: { zh: '返回，离开{name}', vi: 'Quay lại, rời {name}', en: 'Back from {name}' },
} satisfies Texts
