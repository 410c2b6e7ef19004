import type { Texts } from '../foundations/texts.ts'

export const avatarTexts = {
  online: { zh: '在线', vi: 'Trực tuyến', en: 'Online' },
  busy: { zh: '忙碌', vi: 'Đang bận', en: 'Busy' },
  away: { zh: '离开', vi: 'Vắng mặt', en: 'Away' },
  offline: { zh: '离线', vi: 'Ngoại tuyến', en: 'Offline' },
  nameAndPresence: { zh: '{name}，{presence}', vi: '{name}, {presence}', en: '{name}, {presence}' },
} satisfies Texts
