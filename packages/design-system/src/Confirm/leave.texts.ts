import type { Texts } from '../foundations/texts.ts'

export const leaveTexts = {
  title: { zh: '放弃未保存的修改？', vi: 'Bỏ các thay đổi chưa lưu?', en: 'Discard unsaved changes?' },
  message: {
    zh: '离开后，尚未保存的内容将会丢失。',
    vi: 'Nội dung chưa lưu sẽ bị mất khi bạn rời đi.',
    en: 'What has not been saved will be lost.',
  },
  confirm: { zh: '放弃修改', vi: 'Bỏ thay đổi', en: 'Discard changes' },
} satisfies Texts
