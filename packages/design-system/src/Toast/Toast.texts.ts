import type { Texts } from '../foundations/texts.ts'

export const toastTexts = {
  region: { zh: '通知', vi: 'Thông báo', en: 'Notifications' },
} satisfies Texts
