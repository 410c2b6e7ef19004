import type { Texts } from '../foundations/texts.ts'

export const pictureTexts = {
  copy: { zh: '复制图片', vi: 'Sao chép hình', en: 'Copy picture' },
  copied: { zh: '图片已复制', vi: 'Đã sao chép hình', en: 'Picture copied' },
  notCopied: {
    zh: '浏览器不允许复制图片，请下载',
    vi: 'Trình duyệt không cho sao chép hình, hãy tải xuống',
    en: 'The browser does not copy pictures here; download it',
  },
  notSaved: {
    zh: '图片生成失败，请截图保存',
    vi: 'Không tạo được hình, hãy chụp màn hình',
    en: 'The picture could not be made; take a screenshot',
  },
  download: { zh: '下载 {kind}', vi: 'Tải {kind}', en: 'Download {kind}' },
} satisfies Texts
