import type { CustomerText } from './zh-CN.ts'

export const text: CustomerText = {
  whose: { label: 'Khách hàng của ai', mine: 'Của tôi', department: 'Phòng của tôi', pool: 'Kho chung', all: 'Tất cả' },
}
