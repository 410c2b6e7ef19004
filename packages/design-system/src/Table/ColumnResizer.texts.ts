import type { Texts } from '../foundations/texts.ts'

/** Apart from the texts of the table, for other tables have the same edge. */
export const columnResizerTexts = {
  resize: { zh: '调整“{column}”列宽', vi: 'Đổi độ rộng cột {column}', en: 'Resize column {column}' },
} satisfies Texts
