import type { DeliveryText } from './zh-CN.ts'

export const text: DeliveryText = {
  area: 'Vùng ký, hãy ký tại đây',
  hint: 'Mời khách hàng ký trong khung bằng ngón tay hoặc bút rồi xác nhận.',
  confirm: 'Xác nhận chữ ký',
  clear: 'Ký lại',
  upload: 'Tải ảnh chữ ký lên',
  unconfirmed: 'Chữ ký chưa được xác nhận: hãy nhấn “Xác nhận chữ ký”',
  empty: 'Hãy ký trong khung trước',
  signed: 'Đã ký',
  again: 'Ký lại từ đầu',
}
