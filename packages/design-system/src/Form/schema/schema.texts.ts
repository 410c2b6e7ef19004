import type { Texts } from '../../foundations/texts.ts'

export const schemaTexts = {
  takenBack: {
    zh: '“{label}”已不可选，已清空',
    vi: '"{label}" không còn chọn được, đã bỏ',
    en: '"{label}" can no longer be chosen and was cleared',
  },
  notOffered: {
    zh: '“{label}”不在当前可选范围内',
    vi: '"{label}" không có trong các lựa chọn hiện tại',
    en: '"{label}" is not among the choices now',
  },
} satisfies Texts
