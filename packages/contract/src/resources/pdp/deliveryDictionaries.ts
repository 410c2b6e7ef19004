import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of deliveries, feasibility, reviews and money of projects. */
export const deliveryDictionaries: readonly Dictionary[] = [
  {
    code: 'DC_PDP_HAPPENING',
    label: label('周报情况', 'What happened', 'Tình hình tuần'),
    values: [
      value('done', '本周完成', 'Done this week', 'Xong trong tuần', 'success'),
      value('late', '已延期', 'Late', 'Trễ hạn', 'warning'),
      value('begun', '本周开始', 'Begun this week', 'Bắt đầu trong tuần', 'info'),
      value('next', '下周计划', 'Next week', 'Tuần sau', 'neutral'),
    ],
  },
  {
    code: 'DC_PDP_AUDIT_RESULT',
    label: label('审核结果', 'Result of an audit', 'Kết quả duyệt'),
    values: [value('passed', '通过', 'Passed', 'Duyệt', 'success'), value('rejected', '退回', 'Sent back', 'Trả lại', 'danger')],
  },
  {
    code: 'DC_PDP_SEVERITY',
    label: label('严重程度', 'Severity', 'Mức độ'),
    values: [
      value('critical', '致命', 'Critical', 'Nghiêm trọng', 'danger'),
      value('major', '严重', 'Major', 'Lớn', 'warning'),
      value('minor', '一般', 'Minor', 'Nhỏ', 'neutral'),
    ],
  },
  {
    code: 'DC_PDP_DELIVERY_TYPE',
    label: label('交付类型', 'Type of delivery', 'Loại bàn giao'),
    values: [
      value('equipment', '设备交付', 'Equipment', 'Thiết bị'),
      value('spare', '备件', 'Spare parts', 'Phụ tùng'),
      value('documents', '资料', 'Documents', 'Tài liệu'),
      value('sample', '样件', 'Samples', 'Mẫu'),
    ],
  },
  {
    code: 'DC_PDP_ACCEPTANCE',
    label: label('验收结果', 'Result of acceptance', 'Kết quả nghiệm thu'),
    values: [
      value('waiting', '待验收', 'To be accepted', 'Chờ nghiệm thu', 'neutral'),
      value('passed', '合格', 'Accepted', 'Đạt', 'success'),
      value('defect', '有缺陷', 'Defects', 'Có lỗi', 'warning'),
      value('missing', '缺件', 'Missing', 'Thiếu', 'danger'),
    ],
  },
  {
    code: 'DC_PDP_FEA_ITEM_TYPE',
    label: label('评估项类型', 'Type of an item', 'Loại hạng mục đánh giá'),
    values: [
      value('technical', '技术', 'Technology', 'Kỹ thuật', 'info'),
      value('delivery', '交期', 'Time', 'Tiến độ', 'warning'),
      value('cost', '成本', 'Cost', 'Chi phí'),
      value('resource', '资源', 'Resources', 'Nguồn lực'),
      value('quality', '质量', 'Quality', 'Chất lượng'),
      value('commercial', '商务', 'Commercial', 'Thương mại'),
    ],
  },
  {
    code: 'DC_PDP_FEA_CONCLUSION',
    label: label('评估结论', 'Conclusion', 'Kết luận'),
    values: [
      value('feasible', '可行', 'Feasible', 'Khả thi', 'success'),
      value('conditional', '有条件可行', 'Feasible with conditions', 'Khả thi có điều kiện', 'warning'),
      value('infeasible', '不可行', 'Not feasible', 'Không khả thi', 'danger'),
    ],
  },
  {
    code: 'DC_PDP_REVIEW_TYPE',
    label: label('评审类型', 'Type of review', 'Loại thẩm định'),
    values: [
      value('concept', '方案评审', 'Concept', 'Thẩm định phương án'),
      value('mechanical', '机械设计评审', 'Mechanical design', 'Thiết kế cơ khí'),
      value('electrical', '电气设计评审', 'Electrical design', 'Thiết kế điện'),
      value('software', '软件评审', 'Software', 'Phần mềm'),
      value('release', '投产评审', 'Release', 'Thẩm định sản xuất'),
    ],
  },
  {
    code: 'DC_PDP_REVIEW_DIMENSION',
    label: label('评审维度', 'Dimension of a review', 'Khía cạnh thẩm định'),
    values: [
      value('function', '功能', 'Function', 'Chức năng'),
      value('safety', '安全', 'Safety', 'An toàn', 'danger'),
      value('making', '可制造性', 'Making', 'Khả năng chế tạo'),
      value('assembly', '可装配性', 'Assembly', 'Khả năng lắp ráp'),
      value('maintenance', '可维护性', 'Maintenance', 'Khả năng bảo trì'),
      value('cost', '成本', 'Cost', 'Chi phí'),
    ],
  },
  {
    code: 'DC_PDP_REVIEW_CONCLUSION',
    label: label('评审结论', 'Conclusion of a review', 'Kết luận thẩm định'),
    values: [
      value('pass', '通过', 'Passed', 'Đạt', 'success'),
      value('conditional', '有条件通过', 'Passed with conditions', 'Đạt có điều kiện', 'warning'),
      value('again', '重新评审', 'Review again', 'Thẩm định lại', 'pending'),
      value('fail', '不通过', 'Failed', 'Không đạt', 'danger'),
    ],
  },
  {
    code: 'DC_PDP_ISSUE_ANSWER',
    label: label('检查结果', 'Answer', 'Kết quả kiểm tra'),
    values: [
      value('open', '未答', 'Open', 'Chưa trả lời', 'neutral'),
      value('yes', '符合', 'Met', 'Đạt', 'success'),
      value('no', '不符合', 'Not met', 'Không đạt', 'danger'),
      value('none', '不适用', 'Does not apply', 'Không áp dụng', 'neutral'),
    ],
  },
  {
    code: 'DC_PDP_REVIEW_ITEM_KIND',
    label: label('评审配置类型', 'Kind of a review item', 'Loại mục thẩm định'),
    values: [
      value('dimension', '评审维度', 'Dimension', 'Khía cạnh'),
      value('issue', '检查问题', 'Question', 'Câu hỏi kiểm tra'),
    ],
  },
  {
    code: 'DC_PDP_COST_TYPE',
    label: label('费用类型', 'Type of cost', 'Loại chi phí'),
    values: [
      value('material', '材料', 'Material', 'Vật tư'),
      value('outsourcing', '外协', 'Outsourcing', 'Gia công ngoài'),
      value('labour', '人工', 'Labour', 'Nhân công'),
      value('design', '设计', 'Design', 'Thiết kế'),
      value('transport', '运输安装', 'Transport and installation', 'Vận chuyển lắp đặt'),
      value('travel', '差旅', 'Travel', 'Công tác phí'),
      value('other', '其他', 'Other', 'Khác', 'neutral'),
    ],
  },
  {
    code: 'DC_PDP_BUDGET_WARNING',
    label: label('预算预警', 'Warning of a budget', 'Cảnh báo ngân sách'),
    values: [
      value('none', '正常', 'Within', 'Bình thường', 'success'),
      value('near', '接近上限', 'Near its limit', 'Gần hết', 'warning'),
      value('over', '超预算', 'Over', 'Vượt', 'danger'),
    ],
  },
]
