import type { Texts } from '../foundations/texts.ts'

export const toastTexts = {
  undo: { zh: '撤销', vi: 'Hoàn tác', en: 'Undo' },
  region: { zh: '通知', vi: 'Thông báo', en: 'Notifications' },
} satisfies Texts
