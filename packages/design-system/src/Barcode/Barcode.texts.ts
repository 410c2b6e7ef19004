import type { Texts } from '../foundations/texts.ts'

export const barcodeTexts = {
  name: { zh: '条码：{value}', vi: 'Mã vạch: {value}', en: 'Barcode: {value}' },
  loading: { zh: '正在生成条码…', vi: 'Đang tạo mã vạch…', en: 'Drawing the barcode…' },
  empty: { zh: '没有内容，无法生成条码', vi: 'Chưa có nội dung để tạo mã vạch', en: 'Nothing to put into a barcode yet' },
  ean13Digits: {
    zh: 'EAN-13 需要 12 或 13 位数字，现在有 {count} 个字符',
    vi: 'EAN-13 cần 12 hoặc 13 chữ số, hiện có {count} ký tự',
    en: 'EAN-13 takes 12 or 13 digits; {count|this is|these are} {count} {count|character|characters}',
  },
  ean13Check: {
    zh: 'EAN-13 校验位应为 {digit}，请核对号码',
    vi: 'Chữ số kiểm tra EAN-13 phải là {digit}, hãy kiểm tra lại số',
    en: 'The check digit of this EAN-13 should be {digit}; look at the number again',
  },
  code128Character: {
    zh: 'Code 128 只能包含英文、数字和常用符号，不能包含“{character}”；中文请用二维码',
    vi: 'Code 128 chỉ chứa chữ Latinh không dấu, số và ký hiệu thường dùng, không chứa "{character}"; hãy dùng mã QR',
    en: 'Code 128 takes unaccented letters, digits and common signs, not "{character}"; use a QR code for it',
  },
  code39Character: {
    zh: 'Code 39 只能包含大写字母、数字、空格和 - . $ / + %，不能包含“{character}”',
    vi: 'Code 39 chỉ chứa chữ hoa, số, dấu cách và - . $ / + %, không chứa "{character}"',
    en: 'Code 39 takes capital letters, digits, spaces and - . $ / + %, not "{character}"',
  },
  datamatrixCharacter: {
    zh: 'Data Matrix 只能包含英文、数字和常用符号，不能包含“{character}”；中文请用二维码',
    vi: 'Data Matrix chỉ chứa chữ Latinh không dấu, số và ký hiệu thường dùng, không chứa "{character}"; hãy dùng mã QR',
    en: 'Data Matrix takes unaccented letters, digits and common signs, not "{character}"; use a QR code for it',
  },
  tooLong: {
    zh: '内容过长：{count} 个字符，扫描枪最多可靠读取 {max} 个',
    vi: 'Nội dung quá dài: {count} ký tự, máy quét chỉ đọc chắc chắn tối đa {max}',
    en: 'Too long: {count} characters, and scanners read {max} reliably',
  },
  notDrawn: {
    zh: '内容过长，无法生成条码',
    vi: 'Nội dung quá dài, không tạo được mã vạch',
    en: 'Too much for one barcode',
  },
} satisfies Texts
