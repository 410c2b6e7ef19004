import type { Texts } from '../foundations/texts.ts'

export const fullScreenTexts = {
  enter: { zh: '全屏', vi: 'Toàn màn hình', en: 'Full screen' },
  leave: { zh: '退出全屏', vi: 'Thoát toàn màn hình', en: 'Leave full screen' },
  leaveByKey: { zh: '按 F11 退出全屏', vi: 'Nhấn F11 để thoát toàn màn hình', en: 'Press F11 to leave full screen' },
} satisfies Texts
