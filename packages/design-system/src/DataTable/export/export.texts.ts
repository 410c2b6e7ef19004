import type { Texts } from '../../foundations/texts.ts'

export const exportTexts = {
  level: { zh: '级别', vi: 'Cấp', en: 'Level' },
  tooLong: {
    zh: '最多打印 {max} 行，当前共 {count} 行。请先筛选，或导出为文件。',
    vi: 'Chỉ in tối đa {max} dòng, hiện có {count} dòng. Hãy lọc bớt hoặc xuất ra tệp.',
    en: 'At most {max} rows are printed and there are {count}. Filter them first, or export a file.',
  },
} satisfies Texts
