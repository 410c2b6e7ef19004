import type { NameplateText } from './zh-CN.ts'

export const text: NameplateText = {
  find: 'Lấy số bắt đầu',
  done: 'Đã gửi',
  failed: 'Gửi không thành công',
  unknown: 'lỗi không xác định',
}
