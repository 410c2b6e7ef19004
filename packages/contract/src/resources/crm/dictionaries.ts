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
  {
    code: 'DC_CUSTOMER_POOL',
    label: label('客户归属', 'Customer ownership', 'Sở hữu khách hàng'),
    values: [
      value('owned', '有负责人', 'Owned', 'Có người phụ trách', 'neutral'),
      value('pool', '公海', 'Public pool', 'Kho chung', 'info'),
    ],
  },
  {
    code: 'DC_CUSTOMER_SOURCE',
    label: label('客户来源', 'Customer source', 'Nguồn khách hàng'),
    values: [
      value('exhibition', '展会', 'Exhibition', 'Triển lãm'),
      value('referral', '转介绍', 'Referral', 'Giới thiệu'),
      value('website', '官网', 'Website', 'Trang web'),
      value('visit', '陌生拜访', 'Cold visit', 'Tự tiếp cận'),
      value('tender', '招投标', 'Tender', 'Đấu thầu'),
      value('agent', '代理商', 'Agent', 'Đại lý'),
      value('group', '集团内推荐', 'Within the group', 'Trong tập đoàn'),
    ],
  },
  {
    code: 'DC_COMPANY_SIZE',
    label: label('企业规模', 'Company size', 'Quy mô doanh nghiệp'),
    values: [
      value('s', '100 人以下', 'Up to 100', 'Dưới 100 người'),
      value('m', '100–499 人', '100–499', '100–499 người'),
      value('l', '500–1999 人', '500–1 999', '500–1.999 người'),
      value('xl', '2000 人及以上', '2 000 and more', 'Từ 2.000 người'),
    ],
  },
  {
    code: 'DC_PAYMENT_TERMS',
    label: label('付款条件', 'Payment terms', 'Điều khoản thanh toán'),
    values: [
      value('prepaid', '款到发货', 'Prepaid', 'Thanh toán trước'),
      value('361', '预付 30% 发货 60% 质保 10%', '30/60/10', '30/60/10'),
      value('3331', '3:3:3:1', '30/30/30/10', '30/30/30/10'),
      value('net30', '月结 30 天', 'Net 30', '30 ngày'),
      value('net60', '月结 60 天', 'Net 60', '60 ngày'),
      value('net90', '月结 90 天', 'Net 90', '90 ngày'),
    ],
  },
  {
    code: 'DC_POOL_REASON',
    label: label('退回公海原因', 'Reason of release', 'Lý do trả về kho chung'),
    values: [
      value('noNeed', '暂无需求', 'No need for now', 'Chưa có nhu cầu'),
      value('noReach', '联系不上', 'Cannot be reached', 'Không liên lạc được'),
      value('competitor', '已选竞争对手', 'Chose a competitor', 'Đã chọn đối thủ'),
      value('outOfScope', '不在业务范围', 'Out of our scope', 'Ngoài phạm vi'),
      value('handover', '人员调整', 'People change', 'Điều chỉnh nhân sự'),
      value('noContact', '长期未跟进', 'No contact for long', 'Lâu không liên hệ'),
    ],
  },
  {
    code: 'DC_DECISION_ROLE',
    label: label('决策角色', 'Role in the decision', 'Vai trò quyết định'),
    values: [
      value('decider', '决策者', 'Decides', 'Người quyết định'),
      value('approver', '批准者', 'Approves', 'Người phê duyệt'),
      value('evaluator', '技术评估', 'Evaluates', 'Đánh giá kỹ thuật'),
      value('buyer', '采购执行', 'Buys', 'Thực hiện mua'),
      value('user', '使用者', 'Uses', 'Người sử dụng'),
      value('influencer', '影响者', 'Influences', 'Người ảnh hưởng'),
    ],
  },
  {
    code: 'DC_CONTACT_WAY',
    label: label('联系方式', 'Way of contact', 'Hình thức liên hệ'),
    values: [
      value('visit', '拜访', 'Visit', 'Gặp trực tiếp'),
      value('call', '电话', 'Call', 'Gọi điện'),
      value('wechat', '微信', 'WeChat', 'WeChat'),
      value('mail', '邮件', 'Mail', 'Email'),
      value('meeting', '会议', 'Meeting', 'Họp'),
      value('exhibition', '展会', 'Exhibition', 'Triển lãm'),
    ],
  },
  {
    code: 'DC_FOUNDRY_STATUS',
    label: label('代工厂状态', 'Foundry status', 'Trạng thái nhà máy gia công'),
    values: [
      value('candidate', '考察中', 'Being assessed', 'Đang khảo sát', 'pending'),
      value('approved', '合作中', 'Approved', 'Đang hợp tác', 'success'),
      value('paused', '暂停', 'Paused', 'Tạm dừng', 'warning'),
      value('ended', '已终止', 'Ended', 'Đã chấm dứt', 'neutral'),
    ],
  },
  {
    code: 'DC_FOUNDRY_PROCESS',
    label: label('代工工艺', 'Foundry process', 'Công đoạn gia công'),
    values: [
      value('machining', '机加工', 'Machining', 'Gia công cơ khí'),
      value('sheetMetal', '钣金', 'Sheet metal', 'Kim loại tấm'),
      value('welding', '焊接', 'Welding', 'Hàn'),
      value('casting', '铸造', 'Casting', 'Đúc'),
      value('coating', '表面处理', 'Coating', 'Xử lý bề mặt'),
      value('assembly', '整机装配', 'Assembly', 'Lắp ráp'),
      value('electrical', '电控配盘', 'Panel wiring', 'Tủ điện'),
      value('injection', '注塑', 'Injection moulding', 'Ép nhựa'),
    ],
  },
  {
    code: 'DC_AREA_USE',
    label: label('区域用途', 'Use of an area', 'Công dụng khu vực'),
    values: [
      value('plant', '工厂', 'Plant', 'Nhà máy'),
      value('delivery', '收货地址', 'Delivery', 'Địa chỉ nhận hàng'),
      value('office', '办公', 'Office', 'Văn phòng'),
    ],
  },
]
