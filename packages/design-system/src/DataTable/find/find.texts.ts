import type { Texts } from '../../foundations/texts.ts'

export const findTexts = {
  find: { zh: '在表格中查找', vi: 'Tìm trong bảng', en: 'Find in table' },
  placeholder: { zh: '查找', vi: 'Tìm', en: 'Find' },
  place: { zh: '{place} / {count}', vi: '{place} / {count}', en: '{place} / {count}' },
  more: { zh: '{count}+', vi: '{count}+', en: '{count}+' },
  none: { zh: '无结果', vi: 'Không có', en: 'None' },
  onPage: { zh: '本页：{account}', vi: 'Trang này: {account}', en: 'On this page: {account}' },
  loaded: { zh: '已加载的行：{account}', vi: 'Các dòng đã tải: {account}', en: 'In loaded rows: {account}' },
  searching: { zh: '查找中…', vi: 'Đang tìm…', en: 'Searching…' },
  previous: { zh: '上一个', vi: 'Kết quả trước', en: 'Previous' },
  next: { zh: '下一个', vi: 'Kết quả sau', en: 'Next' },
} satisfies Texts
