import type { Texts } from '../foundations/texts.ts'

export const printAreaTexts = {
  preparing: { zh: '正在准备打印…', vi: 'Đang chuẩn bị in…', en: 'Preparing to print…' },
  printing: { zh: '正在打印…', vi: 'Đang in…', en: 'Printing…' },
  done: { zh: '打印结束', vi: 'Đã in xong', en: 'Printing is over' },
  failed: { zh: '无法打印，请重试', vi: 'Không in được, vui lòng thử lại', en: 'Could not print; try again' },
} satisfies Texts
