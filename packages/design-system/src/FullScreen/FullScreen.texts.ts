import type { Texts } from '../foundations/texts.ts'

export const fullScreenTexts = {
  enter: { zh: '全屏', vi: 'Toàn màn hình', en: 'Full screen' },
  leave: { zh: '退出全屏', vi: 'Thoát toàn màn hình', en: 'Leave full screen' },
  leaveByKey: { zh: '按 F11 退出全屏', vi: 'Nhấn F11 để thoát toàn màn hình', en: 'Press F11 to leave full screen' },
  refused: {
    zh: '浏览器不允许全屏，可以按 F11',
    vi: 'Trình duyệt không cho phép toàn màn hình, hãy thử nhấn F11',
    en: 'The browser does not allow full screen; try F11',
  },
  stays: {
    zh: '浏览器没有退出全屏，请按 Esc',
    vi: 'Trình duyệt chưa thoát toàn màn hình, hãy nhấn Esc',
    en: 'The browser did not leave full screen; press Esc',
  },
} satisfies Texts
