import type { Texts } from '../foundations/texts.ts'

export const avatarGroupTexts = {
  more: { zh: '另有 {count} 人', vi: 'Thêm {count} người nữa', en: '{count} more {count|person|people}' },
} satisfies Texts
