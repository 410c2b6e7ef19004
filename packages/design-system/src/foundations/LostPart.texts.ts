import type { Texts } from './texts.ts'

export const lostPartTexts = {
  lost: {
    zh: '这一部分没有加载成功，页面上的内容都还在。网络恢复后请重新加载页面。',
    vi: 'Không tải được phần này; nội dung trên trang vẫn còn nguyên. Hãy tải lại trang khi có mạng.',
    en: 'This part could not be loaded; everything on the page is still there. Reload the page once the network is back.',
  },
  reload: { zh: '重新加载', vi: 'Tải lại', en: 'Reload' },
} satisfies Texts
