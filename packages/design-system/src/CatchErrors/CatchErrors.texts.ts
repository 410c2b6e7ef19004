import type { Texts } from '../foundations/texts.ts'

export const errorTexts = {
  title: { zh: '这部分内容出错了', vi: 'Phần này đã xảy ra lỗi', en: 'This part ran into an error' },
  named: { zh: '{title}：出错了', vi: '{title}: đã xảy ra lỗi', en: '{title}: something went wrong' },
  short: { zh: '出错了', vi: 'Đã xảy ra lỗi', en: 'Something went wrong' },
  description: {
    zh: '可以重试；若仍然出错，请把下面的信息发给管理员。',
    vi: 'Hãy thử lại; nếu vẫn lỗi, vui lòng gửi thông tin bên dưới cho quản trị viên.',
    en: 'Try again; if it keeps failing, send the text below to your administrator.',
  },
} satisfies Texts
