import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of customers. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_CUSTOMER_STATUS',
    label: label('客户状态', 'Customer status', 'Trạng thái khách hàng'),
    values: [
      value('prospect', '潜在', 'Prospect', 'Tiềm năng', 'neutral'),
      value('active', '合作中', 'Active', 'Đang hợp tác', 'success'),
      value('paused', '暂停', 'Paused', 'Tạm dừng', 'warning'),
      value('lost', '流失', 'Lost', 'Đã mất', 'danger'),
    ],
  },
  {
    code: 'DC_CUSTOMER_LEVEL',
    label: label('客户等级', 'Customer level', 'Cấp khách hàng'),
    values: [value('A', 'A 级', 'A', 'Hạng A', 'info'), value('B', 'B 级', 'B', 'Hạng B'), value('C', 'C 级', 'C', 'Hạng C')],
  },
  {
    code: 'DC_INDUSTRY',
    label: label('行业', 'Industry', 'Ngành'),
    values: [
      value('automotive', '汽车', 'Automotive', 'Ô tô'),
      value('battery', '新能源电池', 'Battery', 'Pin năng lượng mới'),
      value('appliance', '家电', 'Home appliances', 'Điện gia dụng'),
      value('electronics', '电子', 'Electronics', 'Điện tử'),
      value('machinery', '工程机械', 'Construction machinery', 'Máy công trình'),
      value('food', '食品', 'Food', 'Thực phẩm'),
      value('logistics', '物流仓储', 'Logistics', 'Kho vận'),
    ],
  },
  {
    code: 'DC_CONTACT_STATUS',
    label: label('联系人状态', 'Contact status', 'Trạng thái liên hệ'),
    values: [
      value('active', '在职', 'Active', 'Đang làm việc', 'success'),
      value('moved', '调岗', 'Moved', 'Chuyển vị trí', 'warning'),
      value('left', '离职', 'Left', 'Đã nghỉ', 'neutral'),
    ],
  },
]
