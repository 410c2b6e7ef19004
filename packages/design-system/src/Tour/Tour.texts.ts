import type { Texts } from '../foundations/texts.ts'

export const tourTexts = {
  skip: { zh: '跳过', vi: 'Bỏ qua', en: 'Skip' },
  previous: { zh: '上一步', vi: 'Bước trước', en: 'Previous' },
  next: { zh: '下一步', vi: 'Bước tiếp', en: 'Next' },
  done: { zh: '完成', vi: 'Hoàn tất', en: 'Done' },
  progress: { zh: '第 {current} 步，共 {total} 步', vi: 'Bước {current} trên {total}', en: 'Step {current} of {total}' },
  missing: {
    zh: '这一部分现在不在页面上。',
    vi: 'Phần này hiện không có trên trang.',
    en: 'This part is not on the page right now.',
  },
} satisfies Texts
