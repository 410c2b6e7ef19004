import type { TalentText } from './zh-CN.ts'

export const text: TalentText = {
  views: { label: 'Cách xem', panels: 'Ba cột', list: 'Danh sách' },
  panels: {
    find: 'Tìm tên, di động, trường, công ty, kỹ năng',
    status: 'Trạng thái',
    all: 'Mọi trạng thái',
    candidates: 'Danh sách ứng viên',
    choose: 'Hãy chọn một ứng viên',
    chooseHint: 'Chọn ở bên trái để xem thông tin, hồ sơ và nhật ký liên hệ tại đây.',
    none: 'Không có ứng viên phù hợp',
    noneHint: 'Hãy thử từ khóa khác hoặc thêm ứng viên.',
    failed: 'Không đọc được danh sách ứng viên',
    retry: 'Thử lại',
    years: '{{years}} năm kinh nghiệm',
    more: 'Thêm ứng viên',
    open: 'Mở trang chi tiết',
  },
  follow: { open: 'Liên hệ', title: 'Liên hệ: {{name}}', saved: 'Đã ghi nhật ký liên hệ', history: 'Các lần liên hệ trước' },
}
