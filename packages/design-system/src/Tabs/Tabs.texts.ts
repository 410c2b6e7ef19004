import type { Texts } from '../foundations/texts.ts'

export const tabsTexts = {
  close: { zh: '关闭{name}', vi: 'Đóng {name}', en: 'Close {name}' },
  dirty: { zh: '有未保存的修改', vi: 'Có thay đổi chưa lưu', en: 'Unsaved changes' },
  all: { zh: '全部标签页', vi: 'Tất cả các thẻ', en: 'All tabs' },
  add: { zh: '新增标签页', vi: 'Thêm thẻ', en: 'Add a tab' },
  back: { zh: '向前滚动', vi: 'Cuộn về trước', en: 'Scroll back' },
  forward: { zh: '向后滚动', vi: 'Cuộn về sau', en: 'Scroll on' },
  moved: {
    zh: '{name}已移到第 {place} 位，共 {total} 位',
    vi: 'Đã chuyển {name} đến vị trí {place} trên {total}',
    en: '{name} moved to place {place} of {total}',
  },
} satisfies Texts
