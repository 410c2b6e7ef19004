import type { Texts } from '../../foundations/texts.ts'

/** Fetched with the code that says them. */
export const fillingTexts = {
  readOnly: {
    zh: '{count} 个单元格不可编辑，未作更改',
    vi: '{count} ô chỉ đọc, không thay đổi',
    en: '{count} {count|cell|cells} cannot be edited and {count|was left as it is|were left as they are}',
  },
  outside: {
    zh: '粘贴内容超出表格，{count} 个单元格未写入',
    vi: 'Nội dung dán vượt ra ngoài bảng, {count} ô chưa được ghi',
    en: 'The table ends there: {count} {count|cell was|cells were} not written',
  },
  tooLong: {
    zh: '表格到此为止，{count} 行未写入',
    vi: 'Bảng kết thúc ở đây, {count} dòng chưa được ghi',
    en: 'The table ends there: {count} {count|line was|lines were} not written',
  },
} satisfies Texts
