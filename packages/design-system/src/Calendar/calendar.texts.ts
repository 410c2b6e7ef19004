import type { Texts } from '../foundations/texts.ts'

/** What pages of a calendar, and two days picked in it, are told by. */
export const calendarTexts = {
  previous: { zh: '上个月', vi: 'Tháng trước', en: 'Previous month' },
  next: { zh: '下个月', vi: 'Tháng sau', en: 'Next month' },
  previousYear: { zh: '上一年', vi: 'Năm trước', en: 'Previous year' },
  nextYear: { zh: '下一年', vi: 'Năm sau', en: 'Next year' },
  reversed: {
    zh: '结束日期不能早于开始日期',
    vi: 'Ngày kết thúc không được trước ngày bắt đầu',
    en: 'The end must not be before the start',
  },
} satisfies Texts
