import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of the plant and its plans. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_MPS_PROCESS_TYPE',
    label: label('工序类型', 'Kind of process', 'Loại công đoạn'),
    values: [
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('welding', '焊接', 'Welding', 'Hàn'),
      value('surface', '表面处理', 'Surface treatment', 'Xử lý bề mặt'),
      value('assembly', '机械装配', 'Assembly', 'Lắp ráp cơ khí'),
      value('wiring', '电气配线', 'Wiring', 'Đấu dây điện'),
      value('piping', '气路配管', 'Piping', 'Lắp ống khí'),
      value('debugging', '调试', 'Commissioning', 'Chạy thử'),
      value('inspection', '检验', 'Inspection', 'Kiểm tra'),
      value('packing', '包装发运', 'Packing', 'Đóng gói'),
    ],
  },
  {
    code: 'DC_MPS_STATION_TYPE',
    label: label('工位类型', 'Kind of station', 'Loại trạm'),
    values: [
      value('machine', '机床', 'Machine tool', 'Máy công cụ'),
      value('bench', '装配台', 'Bench', 'Bàn lắp ráp'),
      value('bay', '总装工位', 'Assembly bay', 'Vị trí tổng lắp'),
      value('wiring', '配线台', 'Wiring bench', 'Bàn đấu dây'),
      value('booth', '喷涂房', 'Paint booth', 'Buồng sơn'),
      value('test', '测试台', 'Test bench', 'Bàn thử'),
      value('packing', '包装区', 'Packing', 'Khu đóng gói'),
    ],
  },
  {
    code: 'DC_MPS_SKILL',
    label: label('技能', 'Skill', 'Kỹ năng'),
    values: [
      value('fitter', '装配钳工', 'Fitter', 'Thợ lắp ráp'),
      value('turner', '车工', 'Turner', 'Thợ tiện'),
      value('miller', '铣工', 'Miller', 'Thợ phay'),
      value('grinder', '磨工', 'Grinder', 'Thợ mài'),
      value('welder', '焊工', 'Welder', 'Thợ hàn'),
      value('painter', '喷漆工', 'Painter', 'Thợ sơn'),
      value('electrician', '电工', 'Electrician', 'Thợ điện'),
      value('pneumatics', '气路', 'Pneumatics', 'Khí nén'),
      value('plc', 'PLC 调试', 'PLC', 'Lập trình PLC'),
      value('robot', '机器人示教', 'Robot teaching', 'Dạy rô-bốt'),
      value('inspector', '检验', 'Inspection', 'Kiểm tra'),
      value('crane', '行车操作', 'Crane', 'Lái cầu trục'),
    ],
  },
  {
    code: 'DC_MPS_SKILL_LEVEL',
    label: label('技能等级', 'Skill level', 'Bậc kỹ năng'),
    values: [
      value('learning', '学徒', 'Learning', 'Học việc', 'neutral'),
      value('independent', '独立上岗', 'Works alone', 'Làm độc lập', 'info'),
      value('expert', '熟练', 'Expert', 'Thành thạo', 'success'),
      value('trainer', '可带教', 'Trains others', 'Hướng dẫn', 'success'),
    ],
  },
  {
    code: 'DC_MPS_SHIFT',
    label: label('班别', 'Shift', 'Ca'),
    values: [
      value('day', '白班', 'Day', 'Ca ngày'),
      value('middle', '中班', 'Late', 'Ca chiều'),
      value('night', '夜班', 'Night', 'Ca đêm'),
    ],
  },
  {
    code: 'DC_MPS_SHIFT_DAYS',
    label: label('班次星期', 'Days of a shift', 'Ngày của ca'),
    values: [
      value('workdays', '周一至周五', 'Monday to Friday', 'Thứ hai đến thứ sáu'),
      value('saturday', '周六', 'Saturday', 'Thứ bảy'),
      value('sunday', '周日', 'Sunday', 'Chủ nhật'),
      value('everyDay', '每天', 'Every day', 'Mỗi ngày'),
    ],
  },
  {
    code: 'DC_MPS_DOWNTIME',
    label: label('停机类型', 'Kind of downtime', 'Loại dừng máy'),
    values: [
      value('planned', '计划保养', 'Planned maintenance', 'Bảo dưỡng định kỳ', 'info'),
      value('breakdown', '故障维修', 'Breakdown', 'Hỏng hóc', 'danger'),
      value('calibration', '精度校准', 'Calibration', 'Hiệu chuẩn', 'info'),
      value('relocation', '搬迁改造', 'Move or rebuild', 'Di dời cải tạo', 'warning'),
    ],
  },
  {
    code: 'DC_MPS_MANPOWER',
    label: label('用工性质', 'Employed as', 'Hình thức lao động'),
    values: [
      value('own', '正式', 'Own', 'Chính thức', 'success'),
      value('agency', '劳务', 'Agency', 'Thuê ngoài', 'info'),
      value('intern', '实习', 'Intern', 'Thực tập', 'neutral'),
    ],
  },
  {
    code: 'DC_MPS_MO_TYPE',
    label: label('生产订单类型', 'Kind of manufacturing order', 'Loại lệnh sản xuất'),
    values: [
      value('standard', '标准', 'Standard', 'Tiêu chuẩn'),
      value('project', '项目', 'For a project', 'Theo dự án', 'info'),
      value('rework', '返工', 'Rework', 'Làm lại', 'warning'),
      value('sample', '样机', 'Prototype', 'Mẫu thử'),
      value('spare', '备件', 'Spare parts', 'Phụ tùng'),
    ],
  },
  {
    code: 'DC_MPS_PRIORITY',
    label: label('优先级', 'Priority', 'Ưu tiên'),
    values: [
      value('urgent', '特急', 'Urgent', 'Rất gấp', 'danger'),
      value('high', '高', 'High', 'Cao', 'warning'),
      value('normal', '普通', 'Normal', 'Thường', 'neutral'),
      value('low', '低', 'Low', 'Thấp', 'neutral'),
    ],
  },
  {
    code: 'DC_MPS_WAIT',
    label: label('等待原因', 'What an operation waits for', 'Công đoạn chờ gì'),
    values: [
      value('none', '不等待', 'Nothing', 'Không chờ', 'neutral'),
      value('predecessor', '等前道工序', 'The operation before', 'Công đoạn trước'),
      value('material', '等物料', 'Material', 'Vật tư', 'warning'),
      value('shift', '等班次', 'The shift', 'Ca làm việc'),
      value('station', '等工位', 'The station', 'Trạm', 'warning'),
      value('person', '等人员', 'People', 'Nhân lực', 'warning'),
      value('pin', '已锁定', 'Pinned', 'Đã ghim', 'info'),
    ],
  },
  {
    code: 'DC_MPS_RUN',
    label: label('排程方式', 'Kind of run', 'Cách lập lịch'),
    values: [
      value('forward', '正排', 'Forward', 'Xếp tới', 'info'),
      value('backward', '倒排', 'Backward', 'Xếp lùi', 'info'),
      value('again', '重新排程', 'Rescheduled', 'Lập lại lịch', 'warning'),
      value('byHand', '手工试排', 'What-if by hand', 'Thử bằng tay', 'info'),
    ],
  },
  {
    code: 'DC_MPS_PAUSE',
    label: label('暂停原因', 'Why it is paused', 'Lý do tạm dừng'),
    values: [
      value('material', '缺料', 'Material lacks', 'Thiếu vật tư', 'danger'),
      value('design', '设计变更', 'Design change', 'Đổi thiết kế', 'warning'),
      value('quality', '质量问题', 'Quality', 'Vấn đề chất lượng', 'danger'),
      value('equipment', '设备故障', 'Equipment', 'Hỏng thiết bị', 'danger'),
      value('customer', '客户要求', 'Customer asked', 'Khách yêu cầu', 'info'),
      value('people', '人员不足', 'People lack', 'Thiếu người', 'warning'),
      value('other', '其他', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_MPS_ACTIVITY',
    label: label('工时类型', 'Kind of work', 'Loại giờ công'),
    values: [
      value('run', '加工', 'Run', 'Gia công', 'success'),
      value('setup', '准备', 'Setup', 'Chuẩn bị', 'info'),
      value('rework', '返工', 'Rework', 'Làm lại', 'warning'),
      value('waiting', '等待', 'Waiting', 'Chờ', 'neutral'),
      value('other', '其他', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_MPS_WIRE_CHANGE',
    label: label('导线变更', 'Change of a wire', 'Thay đổi dây'),
    values: [
      value('add', '新增', 'Added', 'Thêm', 'success'),
      value('change', '修改', 'Changed', 'Sửa', 'warning'),
      value('remove', '删除', 'Removed', 'Bỏ', 'danger'),
    ],
  },
  {
    code: 'DC_MPS_WIRE_REASON',
    label: label('变更原因', 'Why it changes', 'Lý do thay đổi'),
    values: [
      value('customer', '客户要求', 'Customer asked', 'Khách yêu cầu'),
      value('design', '设计错误', 'Design error', 'Lỗi thiết kế', 'danger'),
      value('material', '替代物料', 'Other material', 'Vật tư thay thế'),
      value('site', '现场改进', 'Found on site', 'Cải tiến tại chỗ'),
    ],
  },
  {
    code: 'DC_MPS_REQUIRE_SOURCE',
    label: label('要求来源', 'Asked by', 'Nguồn yêu cầu'),
    values: [
      value('customer', '客户', 'Customer', 'Khách hàng', 'info'),
      value('engineering', '技术', 'Engineering', 'Kỹ thuật'),
      value('quality', '质量', 'Quality', 'Chất lượng', 'warning'),
      value('safety', '安全', 'Safety', 'An toàn', 'danger'),
    ],
  },
]
