import type { Texts } from '../foundations/texts.ts'

export const paginationTexts = {
  label: { zh: '分页', vi: 'Phân trang', en: 'Pages' },
  range: {
    zh: '第 {from}–{to} 条，共 {total} 条',
    vi: '{from}–{to} trong tổng số {total} bản ghi',
    en: '{from}–{to} of {total}',
  },
  rangeEstimated: {
    zh: '第 {from}–{to} 条，共约 {total} 条',
    vi: '{from}–{to} trong khoảng {total} bản ghi',
    en: '{from}–{to} of about {total}',
  },
  none: { zh: '共 0 条', vi: 'Không có bản ghi', en: 'No records' },
  size: { zh: '每页', vi: 'Mỗi trang', en: 'Per page' },
  sizeOption: { zh: '{size} 条/页', vi: '{size} bản ghi/trang', en: '{size} per page' },
  previous: { zh: '上一页', vi: 'Trang trước', en: 'Previous page' },
  next: { zh: '下一页', vi: 'Trang sau', en: 'Next page' },
  page: { zh: '第 {page} 页', vi: 'Trang {page}', en: 'Page {page}' },
  jump: { zh: '跳至', vi: 'Đến trang', en: 'Go to page' },
} satisfies Texts
