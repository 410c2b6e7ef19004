import type { QuickLogText } from './zh-CN.ts'

export const text: QuickLogText = {
  title: 'Ghi liên hệ',
  open: 'Ghi liên hệ',
  follow: 'Liên hệ tiếp',
  customer: 'Khách hàng',
  way: 'Hình thức',
  said: 'Nội dung trao đổi',
  saidHint: 'Dòng đầu là chủ đề',
  nextStep: 'Bước tiếp theo',
  nextOn: 'Liên hệ tiếp theo',
  days: { d1: 'Ngày mai', d3: 'Sau 3 ngày', d7: 'Sau 1 tuần', d14: 'Sau 2 tuần' },
  save: 'Lưu',
  cancel: 'Hủy',
  saved: 'Đã ghi liên hệ với “{{name}}”',
  failed: 'Chưa lưu được; nội dung vẫn được giữ',
  need: { customer: 'Hãy chọn khách hàng', said: 'Hãy nhập nội dung trao đổi', nextOn: 'Hãy chọn ngày' },
}
