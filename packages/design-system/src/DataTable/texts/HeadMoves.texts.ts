import type { Texts } from '../../foundations/texts.ts'

/** Said when a column was moved or sized; apart from the panel's texts, for they come with the table itself. */
export const headMovesTexts = {
  moved: {
    zh: '“{column}”：第 {place} 列，共 {total} 列',
    vi: '“{column}”: cột {place} trên {total}',
    en: '“{column}” is column {place} of {total}',
  },
  atEdge: { zh: '“{column}”不能再移动', vi: 'Không thể chuyển “{column}” thêm nữa', en: '“{column}” cannot go any further' },
  width: { zh: '“{column}”宽 {width} 像素', vi: '“{column}” rộng {width} px', en: '“{column}” is {width} pixels wide' },
} satisfies Texts
