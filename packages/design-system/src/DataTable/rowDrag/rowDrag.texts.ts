import type { Texts } from '../../foundations/texts.ts'

export const rowDragTexts = {
  move: { zh: '拖动以移动行', vi: 'Kéo để chuyển dòng', en: 'Drag to move the row' },
  moved: {
    zh: '已移动 {count} 行，现位于第 {place} 行',
    vi: 'Đã chuyển {count} dòng đến dòng {place}',
    en: '{count} {count|row|rows} moved to row {place}',
  },
  edge: { zh: '已到尽头，无法继续移动', vi: 'Đã đến cuối, không chuyển tiếp được', en: 'They cannot go further' },
} satisfies Texts
