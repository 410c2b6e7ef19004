import type { DemandText } from './zh-CN.ts'

export const text: DemandText = {
  versions: {
    title: 'Các phiên bản',
    compareWith: 'So sánh với {{name}}',
    none: 'Hai phiên bản không khác nhau',
    whole: 'Xem cả trang',
    version: 'V{{number}} · {{state}}',
    open: 'Mở',
  },
  sheet: {
    open: 'Nhập bảng của khách',
    title: 'Nhập bảng của khách hàng',
    file: 'Bảng tính của khách hàng',
    hint: 'Đọc theo tiêu đề riêng của khách, không cần mẫu. Cách ánh xạ cột được ghi nhớ cho lần sau.',
    remembered: 'Đã điền theo lần nhập trước của khách này, vui lòng kiểm tra',
    guessed: 'Đã đoán theo tên cột, vui lòng kiểm tra',
    rows: 'Có {{count}} dòng dưới tiêu đề',
    heading: 'Tiêu đề của khách',
    samples: 'Nội dung',
    target: 'Cột tương ứng',
    leave: 'Không nhập',
    noHeading: 'Cột {{at}} (không có tiêu đề)',
    needed: 'Chưa chọn cột “{{name}}”',
    append: 'Giữ các dòng hiện có và thêm vào phía sau',
    read: 'Đọc',
    take: 'Nhập',
    other: 'Chọn tệp khác',
    cancel: 'Hủy',
    failed: 'Chưa nhập được',
    done: 'Đã nhập {{added}} dòng, hiện có {{total}} dòng',
  },
}
