import type { FeaText } from './zh-CN.ts'

export const text: FeaText = {
  title: 'Điểm theo trọng số',
  total: 'Tổng điểm',
  totalValue: '{{score}} điểm',
  weighted: 'Điểm trọng số',
  of: 'tối đa 10',
  conclusion: 'Kết luận',
  pending: 'Chưa chấm đủ điểm',
  rule: 'Từ {{feasible}} điểm trọng số và không mục nào dưới {{weak}} là khả thi; từ {{conditional}} là có điều kiện; còn lại là không khả thi. Đường đứt là {{feasible}} điểm.',
  own: 'Đánh giá này',
  average: 'Trung bình trước đây',
  compare: 'So với',
  none: 'Chưa có đánh giá trước để so sánh',
  type: 'Loại',
  items: 'Số mục',
  weight: 'Trọng số',
  difference: 'Chênh lệch',
  few: 'Có ít hơn ba loại nên chỉ liệt kê.',
  failed: 'Không tải được điểm',
  retry: 'Thử lại',
  empty: 'Chưa có hạng mục; hãy thêm bên dưới.',
}
