import type { Texts } from '../foundations/texts.ts'

export const periodTexts = {
  openMonth: { zh: '选择月份', vi: 'Chọn tháng', en: 'Choose a month' },
  openQuarter: { zh: '选择季度', vi: 'Chọn quý', en: 'Choose a quarter' },
  openYear: { zh: '选择年份', vi: 'Chọn năm', en: 'Choose a year' },
  thisMonth: { zh: '本月', vi: 'Tháng này', en: 'This month' },
  thisQuarter: { zh: '本季度', vi: 'Quý này', en: 'This quarter' },
  thisYear: { zh: '今年', vi: 'Năm nay', en: 'This year' },
  earlierYears: { zh: '更早的年份', vi: 'Các năm trước', en: 'Earlier years' },
  laterYears: { zh: '更晚的年份', vi: 'Các năm sau', en: 'Later years' },
  monthCell: { zh: '{month} 月', vi: 'Tháng {month}', en: '{month}' },
  quarterCell: { zh: '第 {quarter} 季度', vi: 'Quý {quarter}', en: 'Q{quarter}' },
  monthName: { zh: '{year} 年 {month} 月', vi: 'Tháng {month}/{year}', en: '{month} {year}' },
  monthValue: { zh: '{year}-{month}', vi: '{month}/{year}', en: '{month} {year}' },
  quarterValue: { zh: '{year} 年第 {quarter} 季度', vi: 'Quý {quarter}/{year}', en: 'Q{quarter} {year}' },
  unreadable: {
    zh: '无法识别，请按 {example} 填写',
    vi: 'Không đọc được, vui lòng nhập như {example}',
    en: 'Not readable; write it as {example}',
  },
} satisfies Texts
