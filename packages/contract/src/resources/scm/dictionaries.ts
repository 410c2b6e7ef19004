import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of the supply chain. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_SUPPLIER_STATUS',
    label: label('供应商状态', 'Supplier status', 'Trạng thái nhà cung cấp'),
    values: [
      value('candidate', '待评审', 'Candidate', 'Chờ đánh giá', 'pending'),
      value('qualified', '合格', 'Qualified', 'Đạt', 'success'),
      value('frozen', '冻结', 'Frozen', 'Tạm khóa', 'warning'),
      value('out', '淘汰', 'Dropped', 'Loại bỏ', 'danger'),
    ],
  },
  {
    code: 'DC_SUPPLIER_CATEGORY',
    label: label('供应商类别', 'Supplier category', 'Nhóm nhà cung cấp'),
    values: [
      value('standard', '标准件', 'Standard parts', 'Chi tiết tiêu chuẩn'),
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('electrical', '电气', 'Electrical', 'Điện'),
      value('hydraulic', '液压气动', 'Hydraulics', 'Thủy lực - khí nén'),
      value('steel', '钢材', 'Steel', 'Thép'),
      value('service', '外协服务', 'Services', 'Dịch vụ thuê ngoài'),
    ],
  },
  {
    code: 'DC_MATERIAL_CATEGORY',
    label: label('物料类别', 'Material category', 'Nhóm vật tư'),
    values: [
      value('raw', '原材料', 'Raw material', 'Nguyên liệu'),
      value('standard', '标准件', 'Standard part', 'Chi tiết tiêu chuẩn'),
      value('electrical', '电气件', 'Electrical part', 'Linh kiện điện'),
      value('pneumatic', '气动件', 'Pneumatic part', 'Linh kiện khí nén'),
      value('drive', '传动件', 'Drive part', 'Bộ truyền động'),
      value('semi', '半成品', 'Semi-finished', 'Bán thành phẩm'),
      value('consumable', '辅料', 'Consumable', 'Vật tư phụ'),
    ],
  },
  {
    code: 'DC_WORKSHOP',
    label: label('车间', 'Workshop', 'Phân xưởng'),
    values: [
      value('assembly1', '一号装配车间', 'Assembly 1', 'Lắp ráp 1'),
      value('assembly2', '二号装配车间', 'Assembly 2', 'Lắp ráp 2'),
      value('bacninh', '北宁装配车间', 'Bac Ninh assembly', 'Lắp ráp Bắc Ninh'),
    ],
  },
]
