import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of approvals. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_FORM_STYLE',
    label: label('表单样式变量', 'Variables of form themes', 'Biến giao diện biểu mẫu'),
    values: [
      value('--line', '分隔线颜色', 'Colour of lines', 'Màu đường kẻ'),
      value('--line-field', '输入框边框颜色', 'Colour of field borders', 'Màu viền ô nhập'),
      value('--radius', '圆角', 'Corners', 'Bo góc'),
      value('--radius-small', '小圆角', 'Small corners', 'Bo góc nhỏ'),
      value('--radius-large', '卡片圆角', 'Corners of cards', 'Bo góc thẻ'),
    ],
  },
  {
    code: 'DC_PROCESS_CATEGORY',
    label: label('流程分类', 'Categories of processes', 'Nhóm quy trình'),
    values: [
      value('work', '审批', 'Approvals', 'Phê duyệt'),
      value('crm', '客户', 'CRM', 'Khách hàng'),
      value('pdp', '项目', 'Projects', 'Dự án'),
      value('mps', '生产', 'Production', 'Sản xuất'),
      value('mmr', '现场计划', 'On-site planning', 'Kế hoạch hiện trường'),
      value('scm', '供应链', 'Supply chain', 'Chuỗi cung ứng'),
      value('wms', '仓储', 'Warehouse', 'Kho'),
      value('outsourcing', '外协', 'Outsourcing', 'Gia công ngoài'),
      value('qms', '质量', 'Quality', 'Chất lượng'),
      value('labor', '用工', 'Labour', 'Lao động'),
    ],
  },
  {
    code: 'DC_LEAVE_TYPE',
    label: label('请假类型', 'Leave type', 'Loại nghỉ phép'),
    values: [
      value('annual', '年假', 'Annual leave', 'Nghỉ phép năm', 'info'),
      value('personal', '事假', 'Personal leave', 'Nghỉ việc riêng'),
      value('sick', '病假', 'Sick leave', 'Nghỉ ốm', 'warning'),
      value('marriage', '婚假', 'Marriage leave', 'Nghỉ cưới', 'success'),
      value('maternity', '产假', 'Maternity leave', 'Nghỉ thai sản'),
      value('bereavement', '丧假', 'Bereavement leave', 'Nghỉ tang', 'neutral'),
    ],
  },
  {
    code: 'DC_CAR_KIND',
    label: label('车辆类别', 'Kind of car', 'Loại xe'),
    values: [
      value('company', '公司车辆', 'Company car', 'Xe công ty'),
      value('private', '私车公用', 'Own car', 'Xe cá nhân'),
      value('rented', '租赁车辆', 'Rented car', 'Xe thuê'),
    ],
  },
  {
    code: 'DC_EXPENSE_KIND',
    label: label('报销类型', 'Kind of expense', 'Loại chi phí'),
    values: [
      value('travel', '差旅费', 'Travel', 'Công tác phí', 'info'),
      value('entertainment', '业务招待费', 'Entertainment', 'Tiếp khách'),
      value('office', '办公费', 'Office', 'Văn phòng phẩm'),
      value('transport', '市内交通费', 'Local transport', 'Đi lại nội thành'),
      value('site', '现场费用', 'On site', 'Chi phí hiện trường', 'warning'),
    ],
  },
  {
    code: 'DC_RECEIPT_KIND',
    label: label('票据类型', 'Kind of receipt', 'Loại chứng từ'),
    values: [
      value('invoice', '增值税发票', 'VAT invoice', 'Hóa đơn GTGT'),
      value('ticket', '车船机票', 'Ticket', 'Vé xe, tàu, máy bay'),
      value('receipt', '收据', 'Receipt', 'Biên lai'),
      value('foreign', '境外票据', 'Foreign receipt', 'Chứng từ nước ngoài'),
    ],
  },
  {
    code: 'DC_SPECIAL_EXPENSE_KIND',
    label: label('特殊费用类别', 'Kind of special expense', 'Loại chi phí đặc biệt'),
    values: [
      value('expedite', '加急费', 'Expediting', 'Phí làm gấp', 'warning'),
      value('airFreight', '空运费', 'Air freight', 'Cước hàng không'),
      value('rework', '返工费', 'Rework', 'Chi phí làm lại', 'danger'),
      value('penalty', '违约金', 'Penalty', 'Tiền phạt', 'danger'),
      value('other', '其他', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_SUPPLY_KIND',
    label: label('供应类别', 'Kind of supply', 'Loại cung ứng'),
    values: [
      value('material', '原材料', 'Materials', 'Nguyên vật liệu'),
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('electrical', '电气元件', 'Electrical parts', 'Linh kiện điện'),
      value('service', '服务', 'Services', 'Dịch vụ'),
      value('logistics', '物流', 'Logistics', 'Vận tải'),
    ],
  },
]
