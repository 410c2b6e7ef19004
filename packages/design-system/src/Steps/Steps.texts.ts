import type { Texts } from '../foundations/texts.ts'

export const stepsTexts = {
  done: { zh: '已完成', vi: 'Đã hoàn thành', en: 'Done' },
  active: { zh: '进行中', vi: 'Đang thực hiện', en: 'In progress' },
  waiting: { zh: '未开始', vi: 'Chưa bắt đầu', en: 'Not started' },
} satisfies Texts
