import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of projects and their plans. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_PMS_PLAN_STATUS',
    label: label('计划状态', 'Status of a plan item', 'Trạng thái kế hoạch'),
    values: [
      value('planning', '规划中', 'Planning', 'Đang lập', 'neutral'),
      value('toStart', '未开始', 'To start', 'Chưa bắt đầu', 'neutral'),
      value('inProgress', '进行中', 'In progress', 'Đang thực hiện', 'info'),
      value('delayed', '已延期', 'Delayed', 'Trễ hạn', 'warning'),
      value('completed', '已完成', 'Completed', 'Hoàn thành', 'success'),
      value('delayedCompleted', '延期完成', 'Completed late', 'Hoàn thành trễ', 'success'),
      value('inApproval', '审批中', 'In approval', 'Đang duyệt', 'pending'),
      value('changing', '变更中', 'Changing', 'Đang thay đổi', 'pending'),
      value('closed', '已关闭', 'Closed', 'Đã đóng', 'neutral'),
    ],
  },
  {
    code: 'DC_PMS_TEMPITEM_TYPE',
    label: label('计划项类型', 'Type of a plan item', 'Loại hạng mục'),
    values: [
      value('phase', '阶段', 'Phase', 'Giai đoạn', 'info'),
      value('task', '任务', 'Task', 'Công việc', 'neutral'),
      value('milestone', '里程碑', 'Milestone', 'Mốc', 'warning'),
      value('review', '评审', 'Review', 'Thẩm định', 'pending'),
      value('delivery', '交付', 'Delivery', 'Bàn giao', 'success'),
    ],
  },
  {
    code: 'DC_PDP_PROJECT_TYPE',
    label: label('项目类型', 'Type of a project', 'Loại dự án'),
    values: [
      value('newEquipment', '新机研制', 'New equipment', 'Thiết bị mới'),
      value('standard', '标准设备', 'Standard equipment', 'Thiết bị tiêu chuẩn'),
      value('line', '整线集成', 'Whole line', 'Dây chuyền trọn bộ'),
      value('upgrade', '改造升级', 'Upgrade', 'Cải tạo nâng cấp'),
      value('service', '售后服务', 'Service', 'Dịch vụ'),
    ],
  },
  {
    code: 'DC_PDP_PROJECT_LEVEL',
    label: label('项目级别', 'Level of a project', 'Cấp dự án'),
    values: [
      value('A', 'A 级', 'A', 'Cấp A', 'danger'),
      value('B', 'B 级', 'B', 'Cấp B', 'warning'),
      value('C', 'C 级', 'C', 'Cấp C', 'neutral'),
    ],
  },
  {
    code: 'DC_PDP_EQUIPMENT',
    label: label('设备类型', 'Type of equipment', 'Loại thiết bị'),
    values: [
      value('battery', '电池产线', 'Battery line', 'Dây chuyền pin'),
      value('assembly', '装配产线', 'Assembly line', 'Dây chuyền lắp ráp'),
      value('welding', '焊接工作站', 'Welding station', 'Trạm hàn'),
      value('testing', '检测设备', 'Testing equipment', 'Thiết bị kiểm tra'),
      value('handling', '物流搬运', 'Handling', 'Thiết bị vận chuyển'),
      value('press', '压装设备', 'Press', 'Máy ép'),
    ],
  },
  {
    code: 'DC_PDP_HEALTH',
    label: label('健康度', 'Health', 'Tình trạng'),
    values: [
      value('green', '正常', 'On track', 'Bình thường', 'success'),
      value('amber', '关注', 'At risk', 'Cần chú ý', 'warning'),
      value('red', '预警', 'In danger', 'Cảnh báo', 'danger'),
    ],
  },
  {
    code: 'DC_PDP_HEALTH_REASON',
    label: label('预警原因', 'Reason of a warning', 'Lý do cảnh báo'),
    values: [
      value('slip', '预计晚于计划完成', 'Will end after its plan', 'Dự kiến xong sau kế hoạch', 'warning'),
      value('lateMilestone', '里程碑延期', 'A milestone is late', 'Mốc bị trễ', 'danger'),
      value('lateItems', '计划项延期', 'Items are late', 'Hạng mục bị trễ', 'warning'),
      value('overBudget', '预测超预算', 'Will cost more than its budget', 'Dự báo vượt ngân sách', 'danger'),
      value('nearBudget', '接近预算', 'Comes near its budget', 'Gần hết ngân sách', 'warning'),
      value('seriousProblems', '严重问题未解决', 'Serious problems are open', 'Vấn đề nghiêm trọng chưa giải quyết', 'danger'),
      value('openProblems', '问题较多', 'Many problems are open', 'Nhiều vấn đề tồn đọng', 'warning'),
      value(
        'noOwner',
        '临近任务无人负责',
        'Tasks of the next days have no owner',
        'Việc sắp tới chưa có người phụ trách',
        'warning',
      ),
      value('manyChanges', '变更频繁', 'The plan changes often', 'Kế hoạch thay đổi nhiều', 'warning'),
    ],
  },
  {
    code: 'DC_PDP_ROLE',
    label: label('项目角色', 'Role in a project', 'Vai trò trong dự án'),
    values: [
      value('manager', '项目经理', 'Project manager', 'Quản lý dự án', 'info'),
      value('mechanical', '机械设计', 'Mechanical design', 'Thiết kế cơ khí'),
      value('electrical', '电气设计', 'Electrical design', 'Thiết kế điện'),
      value('software', '软件调试', 'Software', 'Phần mềm'),
      value('purchasing', '采购', 'Purchasing', 'Mua hàng'),
      value('making', '加工制造', 'Making', 'Gia công'),
      value('assembly', '装配', 'Assembly', 'Lắp ráp'),
      value('quality', '质量', 'Quality', 'Chất lượng'),
      value('site', '现场服务', 'On site', 'Hiện trường'),
      value('sales', '商务', 'Sales', 'Kinh doanh'),
    ],
  },
  {
    code: 'DC_PDP_LINK_TYPE',
    label: label('依赖类型', 'Type of a link', 'Loại liên kết'),
    values: [
      value('FS', '完成-开始', 'Finish to start', 'Kết thúc – bắt đầu'),
      value('SS', '开始-开始', 'Start to start', 'Bắt đầu – bắt đầu'),
      value('FF', '完成-完成', 'Finish to finish', 'Kết thúc – kết thúc'),
      value('SF', '开始-完成', 'Start to finish', 'Bắt đầu – kết thúc'),
    ],
  },
  {
    code: 'DC_PDP_LAG_UNIT',
    label: label('间隔单位', 'Unit of a lag', 'Đơn vị độ trễ'),
    values: [
      value('working', '工作日', 'Working days', 'Ngày làm việc'),
      value('calendar', '自然日', 'Calendar days', 'Ngày lịch'),
    ],
  },
  {
    code: 'DC_PDP_CONSTRAINT',
    label: label('日期约束', 'Constraint of dates', 'Ràng buộc ngày'),
    values: [
      value('startNoEarlier', '不早于…开始', 'Start no earlier than', 'Bắt đầu không sớm hơn'),
      value('startNoLater', '不晚于…开始', 'Start no later than', 'Bắt đầu không muộn hơn'),
      value('finishNoEarlier', '不早于…完成', 'Finish no earlier than', 'Kết thúc không sớm hơn'),
      value('finishNoLater', '不晚于…完成', 'Finish no later than', 'Kết thúc không muộn hơn'),
      value('mustStart', '必须开始于', 'Must start on', 'Phải bắt đầu vào'),
      value('mustFinish', '必须完成于', 'Must finish on', 'Phải kết thúc vào'),
    ],
  },
  {
    code: 'DC_PDP_DELAY_REASON',
    label: label('延期原因', 'Reason of a delay', 'Lý do trễ'),
    values: [
      value('customerChange', '客户变更', 'Change by the customer', 'Khách hàng thay đổi'),
      value('material', '物料未到', 'Material is late', 'Vật tư về trễ'),
      value('design', '设计返工', 'Design done again', 'Thiết kế lại'),
      value('staff', '人力不足', 'Lack of people', 'Thiếu nhân lực'),
      value('quality', '质量问题', 'Quality', 'Vấn đề chất lượng'),
      value('site', '现场条件', 'Conditions on site', 'Điều kiện hiện trường'),
      value('other', '其他', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_PDP_CASE_TYPE',
    label: label('案例类型', 'Type of a case', 'Loại bài học'),
    values: [
      value('experience', '成功经验', 'What worked', 'Kinh nghiệm tốt', 'success'),
      value('lesson', '教训', 'Lesson', 'Bài học', 'warning'),
      value('solution', '技术方案', 'Solution', 'Giải pháp kỹ thuật', 'info'),
    ],
  },
  {
    code: 'DC_PDP_PROCESS_TYPE',
    label: label('流程类型', 'Type of a process', 'Loại quy trình'),
    values: [
      value('project', '立项', 'Start of a project', 'Lập dự án'),
      value('plan', '计划审批', 'Approval of a plan', 'Duyệt kế hoạch'),
      value('change', '计划变更', 'Change of a plan', 'Thay đổi kế hoạch'),
      value('feasibility', '可行性评估', 'Feasibility', 'Đánh giá khả thi'),
      value('review', '设计评审', 'Design review', 'Thẩm định thiết kế'),
      value('budget', '预算', 'Budget', 'Ngân sách'),
      value('delivery', '交付', 'Delivery', 'Bàn giao'),
    ],
  },
  {
    code: 'DC_PDP_FUNCTION',
    label: label('项目职能', 'Function in projects', 'Chức năng dự án'),
    values: [
      value('planApproval', '计划审批', 'Approves plans', 'Duyệt kế hoạch'),
      value('changeNotice', '变更通知', 'Hears of changes', 'Nhận thông báo thay đổi'),
      value('delayNotice', '延期通知', 'Hears of delays', 'Nhận thông báo trễ hạn'),
      value('feaAssessment', '可行性评估', 'Assesses feasibility', 'Đánh giá khả thi'),
      value('designReview', '设计评审', 'Reviews designs', 'Thẩm định thiết kế'),
      value('budgetApproval', '预算审批', 'Approves budgets', 'Duyệt ngân sách'),
      value('deliveryAcceptance', '交付验收', 'Accepts deliveries', 'Nghiệm thu bàn giao'),
    ],
  },
  {
    code: 'DC_PDP_CHANGE_TYPE',
    label: label('变更类型', 'Type of a change', 'Loại thay đổi'),
    values: [
      value('date', '日期', 'Dates', 'Ngày', 'warning'),
      value('scope', '范围', 'Scope', 'Phạm vi', 'info'),
      value('person', '人员', 'People', 'Nhân sự'),
      value('cost', '费用', 'Cost', 'Chi phí'),
      value('other', '其他', 'Other', 'Khác', 'neutral'),
    ],
  },
]
