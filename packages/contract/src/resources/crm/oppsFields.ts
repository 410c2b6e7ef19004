import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What an opportunity is worth, and how sure that is. */
export const moneyFields = {
  amount: {
    kind: 'money',
    label: label('预计金额', 'Amount', 'Giá trị dự kiến'),
    min: '0',
    summed: true,
    sortable: true,
    width: 140,
  },
  currency: {
    kind: 'dict',
    label: label('币别', 'Currency', 'Tiền tệ'),
    dictionary: 'DC_CURRENCY',
    required: true,
    initial: 'CNY',
    width: 90,
  },
  probability: {
    kind: 'number',
    label: label('赢率', 'Probability', 'Xác suất'),
    hint: label('留空则取阶段的赢率', 'Left empty it is that of the stage', 'Để trống sẽ lấy theo giai đoạn'),
    min: '0',
    max: '100',
    unit: label('%', '%', '%'),
    width: 90,
  },
  weightedAmount: {
    kind: 'money',
    label: label('加权金额', 'Weighted amount', 'Giá trị có trọng số'),
    formula: { op: 'percent', args: ['amount', 'probability'] },
    summed: true,
    sortable: true,
    width: 140,
  },
  forecastCategory: {
    kind: 'dict',
    label: label('预测类别', 'Forecast category', 'Loại dự báo'),
    dictionary: 'DC_OPPS_FORECAST',
    required: true,
    initial: 'pipeline',
    indexed: true,
    width: 110,
  },
} as const satisfies Fields

/** What is sold, against whom, and what happens next. */
export const dealFields = {
  oppsSource: { kind: 'dict', label: label('来源', 'Source', 'Nguồn'), dictionary: 'DC_OPPS_SOURCE', indexed: true, width: 120 },
  industry: { kind: 'dict', label: label('行业', 'Industry', 'Ngành'), dictionary: 'DC_INDUSTRY', indexed: true, width: 130 },
  technology: {
    kind: 'dict',
    label: label('技术类型', 'Technology', 'Công nghệ'),
    dictionary: 'DC_TECHNOLOGY',
    indexed: true,
    width: 110,
  },
  equipment: {
    kind: 'text',
    label: label('设备', 'Equipment', 'Thiết bị'),
    max: 120,
    searchable: true,
    width: 180,
  },
  quantity: { kind: 'number', label: label('台套数', 'Quantity', 'Số lượng'), min: '1', initial: '1', width: 90 },
  competitor: { kind: 'text', label: label('竞争对手', 'Competitors', 'Đối thủ'), max: 200, width: 160 },
  stageEnteredAt: {
    kind: 'instant',
    label: label('进入阶段时间', 'In this stage since', 'Vào giai đoạn lúc'),
    serverOwned: true,
    sortable: true,
    width: 150,
  },
  stageReason: {
    kind: 'text',
    label: label('阶段说明', 'Reason of the stage', 'Lý do chuyển giai đoạn'),
    hint: label('变更阶段时填写原因', 'Say why when you change the stage', 'Ghi lý do khi đổi giai đoạn'),
    max: 500,
    width: 200,
  },
  closeReasonId: {
    kind: 'dict',
    label: label('赢输原因', 'Won or lost by', 'Lý do thắng/thua'),
    dictionary: 'DC_OPPS_CLOSE_REASON',
    indexed: true,
    width: 130,
  },
  closedOn: {
    kind: 'date',
    label: label('结案日期', 'Closed on', 'Ngày kết thúc'),
    serverOwned: true,
    sortable: true,
    indexed: true,
    width: 120,
  },
  nextStep: { kind: 'text', label: label('下一步', 'Next step', 'Bước tiếp theo'), max: 200, width: 180 },
  nextStepOn: {
    kind: 'date',
    label: label('下一步日期', 'Next step on', 'Ngày của bước tiếp theo'),
    sortable: true,
    indexed: true,
    width: 130,
  },
} as const satisfies Fields
