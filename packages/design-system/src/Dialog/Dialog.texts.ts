import type { Texts } from '../foundations/texts.ts'

export const dialogTexts = {
  move: { zh: '移动窗口（方向键）', vi: 'Di chuyển cửa sổ (phím mũi tên)', en: 'Move the window (arrow keys)' },
  resize: { zh: '调整大小（方向键）', vi: 'Đổi kích thước (phím mũi tên)', en: 'Resize (arrow keys)' },
  resizeDrawer: { zh: '调整面板大小', vi: 'Đổi kích thước bảng', en: 'Resize the panel' },
  expand: { zh: '全屏', vi: 'Toàn màn hình', en: 'Full screen' },
  shrink: { zh: '退出全屏', vi: 'Thoát toàn màn hình', en: 'Leave full screen' },
} satisfies Texts
