import type { Texts } from '../foundations/texts.ts'

export const carouselTexts = {
  carousel: { zh: '轮播', vi: 'băng chuyền', en: 'carousel' },
  slide: {
    zh: '第 {index} 张，共 {count} 张：{label}',
    vi: 'Trang {index} / {count}: {label}',
    en: '{index} of {count}: {label}',
  },
  slides: { zh: '选择要显示的一张', vi: 'Chọn trang hiển thị', en: 'Choose what to show' },
  previous: { zh: '上一张', vi: 'Trang trước', en: 'Previous' },
  next: { zh: '下一张', vi: 'Trang sau', en: 'Next' },
  stop: { zh: '停止自动播放', vi: 'Dừng tự động chuyển', en: 'Stop automatic change' },
  start: { zh: '开始自动播放', vi: 'Bắt đầu tự động chuyển', en: 'Start automatic change' },
} satisfies Texts
