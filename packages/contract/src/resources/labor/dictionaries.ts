import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of labour. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_LABOR_POSITION',
    label: label('劳务岗位', 'Labour position', 'Vị trí lao động'),
    values: [
      value('assembler', '装配工', 'Assembler', 'Thợ lắp ráp'),
      value('electrician', '电工', 'Electrician', 'Thợ điện'),
      value('welder', '焊工', 'Welder', 'Thợ hàn'),
      value('machinist', '机加工', 'Machinist', 'Thợ máy'),
      value('tester', '调试工', 'Tester', 'Thợ hiệu chỉnh'),
      value('inspector', '检验员', 'Inspector', 'Nhân viên kiểm tra'),
      value('storekeeper', '库管员', 'Storekeeper', 'Thủ kho'),
      value('helper', '普工', 'Helper', 'Lao động phổ thông'),
    ],
  },
  {
    code: 'DC_LABOR_GRADE',
    label: label('劳务职级', 'Labour grade', 'Bậc thợ'),
    values: [
      value('L1', 'L1 学徒', 'L1 apprentice', 'L1 học việc'),
      value('L2', 'L2 熟练工', 'L2 skilled', 'L2 thạo việc'),
      value('L3', 'L3 技师', 'L3 technician', 'L3 kỹ thuật viên'),
      value('L4', 'L4 带班', 'L4 team lead', 'L4 trưởng nhóm'),
    ],
  },
  {
    code: 'DC_LABOR_COMPANY_STATUS',
    label: label('劳务公司状态', 'State of a labour company', 'Trạng thái công ty lao động'),
    values: [
      value('active', '合作中', 'Active', 'Đang hợp tác', 'success'),
      value('paused', '暂停', 'Paused', 'Tạm dừng', 'warning'),
      value('ended', '已终止', 'Ended', 'Đã kết thúc', 'neutral'),
    ],
  },
  {
    code: 'DC_LABOR_SETTLEMENT',
    label: label('结算方式', 'Settlement', 'Hình thức thanh toán'),
    values: [
      value('hour', '按工时', 'By hour', 'Theo giờ'),
      value('day', '按天', 'By day', 'Theo ngày'),
      value('piece', '按件', 'By piece', 'Theo sản phẩm'),
      value('month', '按月', 'By month', 'Theo tháng'),
    ],
  },
  {
    code: 'DC_GENDER',
    label: label('性别', 'Gender', 'Giới tính'),
    values: [value('male', '男', 'Male', 'Nam'), value('female', '女', 'Female', 'Nữ')],
  },
  {
    code: 'DC_LABOR_DECISION',
    label: label('用工判定', 'Decision', 'Quyết định'),
    values: [
      value('keep', '继续使用', 'Keep', 'Tiếp tục', 'success'),
      value('train', '培训后使用', 'Train first', 'Đào tạo thêm', 'info'),
      value('transfer', '调岗', 'Transfer', 'Chuyển vị trí', 'warning'),
      value('dismiss', '退回劳务公司', 'Send back', 'Trả về công ty', 'danger'),
    ],
  },
  {
    code: 'DC_EMPLOYEE_GRADE',
    label: label('考核等级', 'Grade', 'Hạng'),
    values: [
      value('S', 'S 卓越', 'S outstanding', 'S vượt trội', 'success'),
      value('A', 'A 优秀', 'A excellent', 'A xuất sắc', 'success'),
      value('B', 'B 良好', 'B good', 'B tốt', 'info'),
      value('C', 'C 待改进', 'C to improve', 'C cần cải thiện', 'warning'),
      value('D', 'D 不合格', 'D failed', 'D không đạt', 'danger'),
    ],
  },
]
