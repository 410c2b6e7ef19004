import type { Texts } from './texts.ts'

export const commonTexts = {
  close: { zh: '关闭', vi: 'Đóng', en: 'Close' },
  cancel: { zh: '取消', vi: 'Hủy', en: 'Cancel' },
  confirm: { zh: '确定', vi: 'Đồng ý', en: 'OK' },
  loading: { zh: '加载中…', vi: 'Đang tải…', en: 'Loading…' },
  retry: { zh: '重试', vi: 'Thử lại', en: 'Try again' },
  more: { zh: '更多', vi: 'Thêm', en: 'More' },
  remove: { zh: '移除', vi: 'Gỡ bỏ', en: 'Remove' },
  removeItem: { zh: '移除{name}', vi: 'Gỡ bỏ {name}', en: 'Remove {name}' },
  back: { zh: '返回', vi: 'Quay lại', en: 'Back' },
  details: { zh: '详情', vi: 'Chi tiết', en: 'Details' },
  hideDetails: { zh: '收起详情', vi: 'Ẩn chi tiết', en: 'Hide details' },
} satisfies Texts
