import type { MaterialsText } from './zh-CN.ts'

export const text: MaterialsText = {
  tree: {
    title: 'BOM nhiều cấp của {{name}}',
    open: 'BOM nhiều cấp',
    label: 'Các cấp của BOM',
    empty: 'Hôm nay chưa có BOM nào đang hiệu lực. Hãy tạo hoặc ban hành một phiên bản.',
    failed: 'Không đọc được BOM',
    retry: 'Thử lại',
    stock: 'Tồn {{quantity}}',
    scrap: 'Hao hụt {{rate}}%',
    phantom: 'Cụm ảo',
    toMaterial: 'Mở vật tư',
    whereUsed: 'Nơi sử dụng',
  },
  planner: {
    title: 'Cân đối cung cầu của {{name}}',
    balance: 'Cân đối cung cầu',
    proposals: 'Mọi đề xuất',
    otherProposals: 'Đề xuất cho vật tư này',
    replan: 'Tính lại vật tư này',
    replanned: 'Đã tính lại {{materials}} vật tư, {{proposals}} đề xuất',
  },
  run: {
    start: 'Chạy MRP',
    starting: 'Đang khởi động',
    progress: '{{no}} đang chạy',
    cancel: 'Hủy lần chạy',
    done: '{{no}} đã xong: đặt mới {{orders}}, đẩy sớm {{expedites}}, lùi {{defers}}, đổi lượng {{resizes}}, hủy {{cancels}}',
    failed: '{{no}} chưa hoàn tất, giữ kết quả trước',
    open: 'Xem lần chạy',
  },
}
