import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Stages of opportunities; their rules are records of `oppsStageRule`. */
const oppsStages: Dictionary = {
  code: 'DC_OPPS_STATUS',
  label: label('商机阶段', 'Stages of opportunities', 'Giai đoạn cơ hội'),
  values: [
    value('visit', '初访', 'First visit', 'Tiếp xúc', 'neutral'),
    value('need', '需求', 'Needs', 'Nhu cầu', 'info'),
    value('solution', '方案', 'Solution', 'Giải pháp', 'info'),
    value('quote', '报价', 'Quotation', 'Báo giá', 'pending'),
    value('bargain', '谈判', 'Negotiation', 'Đàm phán', 'pending'),
    value('won', '赢单', 'Won', 'Thắng', 'success'),
    value('lost', '输单', 'Lost', 'Thua', 'danger'),
  ],
}

/** Dictionaries of selling. */
export const sellingDictionaries: readonly Dictionary[] = [
  oppsStages,
  {
    code: 'DC_OPPS_LEVEL',
    label: label('商机级别', 'Levels of opportunities', 'Cấp cơ hội'),
    values: [value('A', 'A 级', 'A', 'Hạng A', 'info'), value('B', 'B 级', 'B', 'Hạng B'), value('C', 'C 级', 'C', 'Hạng C')],
  },
  {
    code: 'DC_OPPS_SOURCE',
    label: label('商机来源', 'Sources of opportunities', 'Nguồn cơ hội'),
    values: [
      value('expansion', '老客户扩产', 'Expansion of a customer', 'Khách hàng cũ mở rộng'),
      value('referral', '客户介绍', 'Referral', 'Giới thiệu'),
      value('tender', '招标', 'Tender', 'Đấu thầu'),
      value('fair', '展会', 'Trade fair', 'Triển lãm'),
      value('website', '网站询盘', 'Website', 'Trang web'),
      value('visit', '主动拜访', 'Own visit', 'Chủ động tiếp cận'),
    ],
  },
  {
    code: 'DC_OPPS_FORECAST',
    label: label('预测类别', 'Forecast categories', 'Loại dự báo'),
    values: [
      value('committed', '有把握', 'Committed', 'Cam kết', 'success'),
      value('best', '可争取', 'Best case', 'Khả quan', 'info'),
      value('pipeline', '跟进中', 'Pipeline', 'Đang theo', 'neutral'),
      value('omitted', '不计入', 'Omitted', 'Không tính', 'warning'),
    ],
  },
  {
    code: 'DC_OPPS_CLOSE_REASON',
    label: label('赢输原因', 'Reasons won or lost', 'Lý do thắng/thua'),
    values: [
      value('price', '价格', 'Price', 'Giá'),
      value('technology', '技术方案', 'Technical solution', 'Giải pháp kỹ thuật'),
      value('delivery', '交期', 'Delivery time', 'Thời gian giao'),
      value('references', '同类业绩', 'References', 'Dự án tương tự'),
      value('relation', '客户关系', 'Relationship', 'Quan hệ khách hàng'),
      value('service', '售后服务', 'Service', 'Dịch vụ'),
      value('budget', '预算取消', 'Budget cancelled', 'Hủy ngân sách'),
      value('postponed', '项目延期', 'Postponed', 'Dự án hoãn'),
    ],
  },
  {
    code: 'DC_TECHNOLOGY',
    label: label('技术类型', 'Technologies', 'Công nghệ'),
    values: [
      value('welding', '焊接', 'Welding', 'Hàn'),
      value('assembly', '装配', 'Assembly', 'Lắp ráp'),
      value('machining', '机加工', 'Machining', 'Gia công cơ'),
      value('coating', '涂装', 'Coating', 'Sơn phủ'),
      value('testing', '检测', 'Testing', 'Kiểm tra'),
      value('logistics', '物流', 'Logistics', 'Vận chuyển'),
    ],
  },
  {
    code: 'DC_OPPS_STAGE_KIND',
    label: label('阶段性质', 'Kinds of stages', 'Loại giai đoạn'),
    values: [
      value('open', '进行中', 'Open', 'Đang mở', 'info'),
      value('won', '赢单', 'Won', 'Thắng', 'success'),
      value('lost', '输单', 'Lost', 'Thua', 'danger'),
    ],
  },
  {
    code: 'DC_OPPS_LIMIT_KIND',
    label: label('上限方式', 'Kinds of limits', 'Kiểu giới hạn'),
    values: [value('soft', '提醒', 'Warns', 'Cảnh báo', 'warning'), value('hard', '禁止', 'Refuses', 'Chặn', 'danger')],
  },
  {
    code: 'DC_OPPS_REQUIRED',
    label: label('阶段必填项', 'Fields that stages need', 'Trường bắt buộc của giai đoạn'),
    values: [
      value('contactId', '联系人', 'Contact', 'Người liên hệ'),
      value('amount', '预计金额', 'Amount', 'Giá trị dự kiến'),
      value('tpmUserId', '技术负责人', 'Technical owner', 'Phụ trách kỹ thuật'),
      value('technology', '技术类型', 'Technology', 'Công nghệ'),
      value('equipment', '设备', 'Equipment', 'Thiết bị'),
      value('competitor', '竞争对手', 'Competitors', 'Đối thủ'),
      value('nextStep', '下一步', 'Next step', 'Bước tiếp theo'),
      value('nextStepOn', '下一步日期', 'Next step on', 'Ngày của bước tiếp theo'),
      value('attachments', '附件', 'Attachments', 'Tệp đính kèm'),
    ],
  },
]
