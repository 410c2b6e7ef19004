import type { Texts } from '../foundations/texts.ts'

export const colorTexts = {
  open: { zh: '选择颜色', vi: 'Chọn màu', en: 'Choose a colour' },
  area: { zh: '饱和度与明度', vi: 'Độ bão hòa và độ sáng', en: 'Saturation and brightness' },
  areaKind: { zh: '二维滑块', vi: 'Thanh trượt hai chiều', en: '2D slider' },
  saturation: { zh: '饱和度 {value}%', vi: 'Độ bão hòa {value}%', en: 'Saturation {value}%' },
  brightness: { zh: '明度 {value}%', vi: 'Độ sáng {value}%', en: 'Brightness {value}%' },
  hue: { zh: '色相', vi: 'Sắc độ', en: 'Hue' },
  presets: { zh: '常用颜色', vi: 'Màu thường dùng', en: 'Presets' },
  eyedropper: { zh: '从屏幕取色', vi: 'Lấy màu từ màn hình', en: 'Pick from the screen' },
  contrast: {
    zh: '与页面底色的对比 {ratio} : 1',
    vi: 'Tương phản với nền trang {ratio} : 1',
    en: 'Contrast with the page {ratio} : 1',
  },
  forText: { zh: '可用于文字', vi: 'Dùng được cho chữ', en: 'Good for text' },
  forShapes: { zh: '仅宜用于图形和粗线', vi: 'Chỉ nên dùng cho hình và nét đậm', en: 'For shapes and thick lines only' },
  tooFaint: { zh: '不易辨认', vi: 'Khó nhận ra', en: 'Hard to make out' },
  unreadable: { zh: '请填写形如 #1f6fb4 的颜色值', vi: 'Vui lòng nhập mã màu như #1f6fb4', en: 'Write a colour such as #1f6fb4' },
  blue: { zh: '蓝', vi: 'Xanh dương', en: 'Blue' },
  orange: { zh: '橙', vi: 'Cam', en: 'Orange' },
  green: { zh: '绿', vi: 'Xanh lục', en: 'Green' },
  purple: { zh: '紫', vi: 'Tím', en: 'Purple' },
  ochre: { zh: '赭黄', vi: 'Vàng đất', en: 'Ochre' },
  cyan: { zh: '青', vi: 'Xanh ngọc', en: 'Cyan' },
  rose: { zh: '玫红', vi: 'Hồng đậm', en: 'Rose' },
  slate: { zh: '灰', vi: 'Xám', en: 'Slate' },
} satisfies Texts
