import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'
import { planOrderStates } from './planOrderActions.ts'

/** Dictionaries of planning. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_MMR_PLAN_ORDER_STATUS',
    label: label('计划订单状态', 'Status of a plan order', 'Trạng thái lệnh kế hoạch'),
    values: Object.entries(planOrderStates).map(([key, { label, tone }]) => ({ key, label, tone })),
  },
  {
    code: 'DC_MMR_DIRECTION',
    label: label('排期方向', 'Direction of scheduling', 'Hướng xếp lịch'),
    values: [
      value('forward', '正排（从今天起）', 'Forward from today', 'Xếp xuôi từ hôm nay'),
      value('backward', '倒排（从承诺交期起）', 'Backward from the promised day', 'Xếp ngược từ ngày cam kết'),
    ],
  },
  {
    code: 'DC_MMR_PRIORITY',
    label: label('计划优先级', 'Priority of a plan', 'Mức ưu tiên kế hoạch'),
    values: [
      value('urgent', '特急', 'Urgent', 'Khẩn cấp', 'danger'),
      value('high', '高', 'High', 'Cao', 'warning'),
      value('normal', '普通', 'Normal', 'Bình thường', 'neutral'),
      value('low', '低', 'Low', 'Thấp', 'neutral'),
    ],
  },
  {
    code: 'DC_MMR_DELAY_REASON',
    label: label('延期原因', 'Why it is late', 'Lý do trễ'),
    values: [
      value('material', '缺料', 'Missing material', 'Thiếu vật tư'),
      value('people', '人员不足', 'Not enough people', 'Thiếu người'),
      value('design', '设计变更', 'Design change', 'Thay đổi thiết kế'),
      value('quality', '质量问题', 'Quality', 'Vấn đề chất lượng'),
      value('customer', '客户原因', 'Customer', 'Do khách hàng'),
      value('outsourcing', '外协延期', 'Outsourcing is late', 'Gia công ngoài trễ'),
      value('site', '现场条件', 'Conditions on site', 'Điều kiện hiện trường'),
    ],
  },
  {
    code: 'DC_MMR_CONCERN',
    label: label('计划关注点', 'Concerns about a plan', 'Điểm cần chú ý của kế hoạch'),
    values: [
      value('starts', '本周开工', 'Starts this week', 'Bắt đầu tuần này', 'info'),
      value('notStarted', '应开未开', 'Should have started', 'Đáng lẽ đã bắt đầu', 'warning'),
      value('slipping', '进度落后', 'Falling behind', 'Đang chậm tiến độ', 'warning'),
      value('late', '已过完成日', 'Past its end', 'Quá ngày kết thúc', 'danger'),
      value('noPeople', '缺人', 'No people', 'Thiếu người', 'warning'),
      value('noMaterial', '缺料', 'Material missing', 'Thiếu vật tư', 'warning'),
      value('promise', '承诺难兑现', 'Promise at risk', 'Khó giữ cam kết', 'danger'),
    ],
  },
  {
    code: 'DC_MMR_LATE_CAUSE',
    label: label('延期所在', 'What holds a phase up', 'Điều làm chậm giai đoạn'),
    values: [
      value('previous', '前一阶段未完成', 'The phase before is not done', 'Giai đoạn trước chưa xong', 'warning'),
      value('material', '缺料', 'Material is missing', 'Thiếu vật tư', 'danger'),
      value('people', '人员不足', 'Not enough people', 'Thiếu người', 'danger'),
      value('notBegun', '尚未开工', 'Nobody has begun', 'Chưa bắt đầu', 'warning'),
      value('slow', '进度落后', 'Slower than planned', 'Chậm hơn kế hoạch', 'warning'),
    ],
  },
  {
    code: 'DC_MMR_STATISTIC_BY',
    label: label('统计维度', 'What plans are added up by', 'Thống kê kế hoạch theo'),
    values: [
      value('category', '计划类别', 'Category', 'Loại kế hoạch'),
      value('phase', '阶段', 'Phase', 'Giai đoạn'),
      value('department', '部门', 'Department', 'Phòng ban'),
      value('delayReason', '延期原因', 'Reason of delay', 'Lý do trễ'),
    ],
  },
  {
    code: 'DC_MMR_WORK_TYPE',
    label: label('工时类型', 'Kind of work', 'Loại công việc'),
    values: [
      value('assembly', '装配', 'Assembly', 'Lắp ráp'),
      value('wiring', '接线', 'Wiring', 'Đấu dây'),
      value('commissioning', '调试', 'Commissioning', 'Hiệu chỉnh'),
      value('installation', '现场安装', 'Installation on site', 'Lắp đặt hiện trường'),
      value('rework', '返工', 'Rework', 'Làm lại'),
      value('support', '支援', 'Support', 'Hỗ trợ'),
      value('travel', '出差途中', 'Travel', 'Di chuyển'),
    ],
  },
  {
    code: 'DC_MMR_SHIFT',
    label: label('班次', 'Shift', 'Ca làm việc'),
    values: [
      value('day', '白班', 'Day', 'Ca ngày', 'info'),
      value('night', '夜班', 'Night', 'Ca đêm', 'neutral'),
      value('overtime', '加班', 'Overtime', 'Tăng ca', 'warning'),
    ],
  },
  {
    code: 'DC_MMR_CATEGORY_TYPE',
    label: label('计划类型', 'Kind of plan', 'Loại kế hoạch'),
    values: [
      value('line', '整线', 'Production line', 'Dây chuyền'),
      value('machine', '单机', 'Machine', 'Máy đơn'),
      value('fixture', '治具', 'Fixture', 'Đồ gá'),
      value('retrofit', '改造', 'Retrofit', 'Cải tạo'),
      value('service', '现场服务', 'Service on site', 'Dịch vụ hiện trường'),
    ],
  },
]
