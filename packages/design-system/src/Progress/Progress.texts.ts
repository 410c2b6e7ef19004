import type { Texts } from '../foundations/texts.ts'

export const progressTexts = {
  success: { zh: '已完成', vi: 'Đã hoàn thành', en: 'Done' },
  error: { zh: '失败', vi: 'Thất bại', en: 'Failed' },
  working: { zh: '进行中', vi: 'Đang thực hiện', en: 'In progress' },
} satisfies Texts
