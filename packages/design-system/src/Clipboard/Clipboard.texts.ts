import type { Texts } from '../foundations/texts.ts'

export const clipboardTexts = {
  copy: { zh: '复制', vi: 'Sao chép', en: 'Copy' },
  copyOf: { zh: '复制“{text}”', vi: 'Sao chép "{text}"', en: 'Copy "{text}"' },
  copied: { zh: '已复制', vi: 'Đã sao chép', en: 'Copied' },
  failed: { zh: '复制失败，请手动选择', vi: 'Không sao chép được, hãy chọn thủ công', en: 'Not copied; select it by hand' },
} satisfies Texts
