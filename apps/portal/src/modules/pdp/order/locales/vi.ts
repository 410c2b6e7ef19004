import type { OrderText } from './zh-CN.ts'

export const text: OrderText = {
  compare: 'So sánh với ERP',
  planOrders: 'Lệnh kế hoạch ({{count}})',
  title: '{{no}} so với {{other}}',
  titleMissing: '{{no}} so với ERP',
  failed: 'Không so sánh được',
  retry: 'Thử lại',
  close: 'Đóng',
  missing: 'Bên kia không có đơn này. Hãy gửi trước, hoặc chọn đơn bán hàng tương ứng.',
  fromErp: 'Bên phải là dữ liệu ERP trả về.',
  fromSaleOrder: 'Chưa kết nối ERP. Bên phải là đơn bán hàng của công ty.',
  same: 'Hai bên khớp nhau',
  differing: '{{count}} chỗ khác nhau',
  onlyDiffering: 'Chỉ xem chỗ khác',
  field: 'Trường',
  own: 'Hệ thống này',
  theirs: 'Bên kia',
  differs: 'khác',
}
