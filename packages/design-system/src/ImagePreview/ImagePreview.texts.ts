import type { Texts } from '../foundations/texts.ts'

export const imagePreviewTexts = {
  position: { zh: '{index} / {count}', vi: '{index} / {count}', en: '{index} / {count}' },
  positionSaid: {
    zh: '第 {index} 张，共 {count} 张：{name}',
    vi: 'Ảnh {index} trên {count}: {name}',
    en: 'Picture {index} of {count}: {name}',
  },
  tools: { zh: '图片工具', vi: 'Công cụ hình ảnh', en: 'Picture tools' },
  zoom: { zh: '缩放比例 {percent}', vi: 'Tỷ lệ {percent}', en: 'Zoom {percent}' },
  zoomIn: { zh: '放大', vi: 'Phóng to', en: 'Zoom in' },
  zoomOut: { zh: '缩小', vi: 'Thu nhỏ', en: 'Zoom out' },
  fit: { zh: '适应窗口', vi: 'Vừa khung', en: 'Fit' },
  actual: { zh: '原始大小', vi: 'Kích thước gốc', en: 'Actual size' },
  turnLeft: { zh: '向左旋转', vi: 'Xoay trái', en: 'Rotate left' },
  turnRight: { zh: '向右旋转', vi: 'Xoay phải', en: 'Rotate right' },
  flipX: { zh: '水平翻转', vi: 'Lật ngang', en: 'Flip horizontally' },
  flipY: { zh: '垂直翻转', vi: 'Lật dọc', en: 'Flip vertically' },
  download: { zh: '下载', vi: 'Tải xuống', en: 'Download' },
  full: { zh: '全屏显示', vi: 'Toàn màn hình', en: 'Full screen' },
  window: { zh: '退出全屏', vi: 'Thoát toàn màn hình', en: 'Leave full screen' },
  previous: { zh: '上一张', vi: 'Ảnh trước', en: 'Previous picture' },
  next: { zh: '下一张', vi: 'Ảnh sau', en: 'Next picture' },
} satisfies Texts
