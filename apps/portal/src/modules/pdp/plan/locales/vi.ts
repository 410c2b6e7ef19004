import type { PlanText } from './zh-CN.ts'

export const text: PlanText = {
  title: 'Kế hoạch {{name}}',
  label: 'Kế hoạch dự án',
  open: 'Kế hoạch Gantt',
  failed: 'Không tải được kế hoạch',
  retry: 'Thử lại',
  empty: 'Chưa có hạng mục kế hoạch',
  emptyHint: 'Lập kế hoạch theo mẫu ở trang dự án hoặc tạo hạng mục.',
  stored: 'Đã lưu',
  recorded: 'Đã lưu, hồ sơ thay đổi {{number}}',
  planEnd: 'Kết thúc kế hoạch',
  deliveryDate: 'Hạn hợp đồng',
  columns: { no: 'Mã WBS', owner: 'Phụ trách' },
  ask: {
    title: 'Thay đổi kế hoạch đã duyệt',
    hint: 'Lần điều chỉnh này liên quan {{count}} hạng mục đã duyệt. Hãy ghi lý do; hệ thống lưu hồ sơ thay đổi và thông báo cho người liên quan.',
    type: 'Loại thay đổi',
    reason: 'Lý do',
    apply: 'Lưu thay đổi',
    cancel: 'Hủy',
    choose: 'Hãy chọn loại thay đổi',
    write: 'Hãy ghi lý do thay đổi',
  },
  cancelled: 'Chưa lưu, kế hoạch đã khôi phục',
}
