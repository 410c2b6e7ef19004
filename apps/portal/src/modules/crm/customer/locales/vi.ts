import type { CustomerText } from './zh-CN.ts'

export const text: CustomerText = {
  whose: { label: 'Khách hàng của ai', mine: 'Của tôi', department: 'Phòng của tôi', pool: 'Kho chung', all: 'Tất cả' },
  similar: {
    title: 'Có thể khách hàng này đã có',
    owner: 'phụ trách {{name}}',
    pool: 'trong kho chung',
    beyond: 'do đồng nghiệp khác phụ trách',
    by: { taxNumber: 'trùng mã số thuế', webDomain: 'trùng trang web' },
  },
  merge: {
    open: 'Gộp',
    title: 'Gộp khách hàng trùng',
    other: 'Gộp với khách hàng nào',
    keep: 'Giữ lại',
    goes: 'Được gộp vào',
    swap: 'Đổi chiều',
    field: 'Trường',
    same: 'Các trường của hai khách hàng giống nhau.',
    filesJoin: 'Tệp đính kèm của cả hai được giữ lại.',
    moves: 'Sẽ chuyển sang “{{name}}”',
    nothing: 'Không có bản ghi liên quan.',
    count: '{{count}} bản ghi',
    confirm: 'Gộp',
    cancel: 'Hủy',
    done: 'Đã gộp vào “{{name}}”',
    failed: 'Gộp không thành công',
    final: 'Không thể hoàn tác. Lịch sử được giữ lại và liên kết cũ dẫn đến khách hàng được giữ.',
  },
}
