import type { Texts } from '../foundations/texts.ts'

/** What stands in a list's place. */
export const optionPopupTexts = {
  empty: { zh: '暂无选项', vi: 'Chưa có lựa chọn nào', en: 'No options yet' },
  noMatch: { zh: '没有与“{query}”匹配的选项', vi: 'Không có lựa chọn nào khớp với "{query}"', en: 'Nothing matches "{query}"' },
  loading: { zh: '正在加载…', vi: 'Đang tải…', en: 'Loading…' },
  failed: { zh: '选项加载失败', vi: 'Không tải được danh sách lựa chọn', en: 'The options could not be loaded' },
  retry: { zh: '重试', vi: 'Thử lại', en: 'Try again' },
} satisfies Texts
