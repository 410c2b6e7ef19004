import type { Texts } from '../foundations/texts.ts'

export const qrCodeTexts = {
  name: { zh: '二维码：{value}', vi: 'Mã QR: {value}', en: 'QR code: {value}' },
  empty: { zh: '没有内容，无法生成二维码', vi: 'Chưa có nội dung để tạo mã QR', en: 'Nothing to put into a QR code yet' },
  tooLong: {
    zh: '内容过长：{bytes} 字节，二维码最多容纳 {max} 字节。请改用较短的链接。',
    vi: 'Nội dung quá dài: {bytes} byte, mã QR chứa tối đa {max} byte. Hãy dùng liên kết ngắn hơn.',
    en: 'Too long: {bytes} bytes, and a QR code holds {max}. Use a shorter address instead.',
  },
  loading: { zh: '正在获取二维码…', vi: 'Đang lấy mã QR…', en: 'Getting the QR code…' },
  expired: { zh: '二维码已失效', vi: 'Mã QR đã hết hạn', en: 'The QR code has expired' },
  scanned: { zh: '已扫描，请在手机上确认', vi: 'Đã quét, hãy xác nhận trên điện thoại', en: 'Scanned; confirm on the phone' },
  refresh: { zh: '刷新', vi: 'Làm mới', en: 'Refresh' },
} satisfies Texts
