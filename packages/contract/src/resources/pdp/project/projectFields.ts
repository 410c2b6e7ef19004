import { label } from '../../../i18n.ts'
import type { Fields } from '../../../kinds/index.ts'

const health = (zh: string, en: string, vi: string) =>
  ({
    kind: 'dict',
    label: label(zh, en, vi),
    dictionary: 'DC_PDP_HEALTH',
    serverOwned: true,
    indexed: true,
    width: 90,
  }) as const

/** How a project stands, worked out from its plan, its money and its problems by `projectHealth`. */
export const healthFields = {
  health: health('健康度', 'Health', 'Tình trạng'),
  timeHealth: health('进度', 'Time', 'Tiến độ'),
  costHealth: health('成本', 'Cost', 'Chi phí'),
  qualityHealth: health('质量', 'Quality', 'Chất lượng'),
  riskHealth: health('风险', 'Risks', 'Rủi ro'),
  healthReason: {
    kind: 'dict',
    label: label('预警原因', 'Why', 'Lý do'),
    dictionary: 'DC_PDP_HEALTH_REASON',
    multiple: true,
    serverOwned: true,
    width: 260,
  },
  healthAt: {
    kind: 'instant',
    label: label('评估时间', 'Judged at', 'Đánh giá lúc'),
    serverOwned: true,
    width: 150,
  },
} as const satisfies Fields

/** From when to when: as planned, as it happened, and as it will probably be. */
export const dateFields = {
  planStart: {
    kind: 'date',
    label: label('计划开始', 'Planned start', 'Bắt đầu kế hoạch'),
    required: true,
    sortable: true,
    indexed: true,
    width: 120,
  },
  planEnd: {
    kind: 'date',
    label: label('计划完成', 'Planned end', 'Kết thúc kế hoạch'),
    required: true,
    notBefore: 'planStart',
    sortable: true,
    indexed: true,
    width: 120,
  },
  deliveryDate: {
    kind: 'date',
    label: label('合同交期', 'Contract date', 'Hạn hợp đồng'),
    notBefore: 'planStart',
    sortable: true,
    indexed: true,
    width: 120,
  },
  actualStart: {
    kind: 'date',
    label: label('实际开始', 'Actual start', 'Bắt đầu thực tế'),
    serverOwned: true,
    sortable: true,
    width: 120,
  },
  actualEnd: {
    kind: 'date',
    label: label('实际完成', 'Actual end', 'Kết thúc thực tế'),
    serverOwned: true,
    sortable: true,
    width: 120,
  },
  forecastEnd: {
    kind: 'date',
    label: label('预计完成', 'Forecast end', 'Dự kiến xong'),
    hint: label('由计划项推算', 'Worked out from the plan', 'Tính từ kế hoạch'),
    serverOwned: true,
    sortable: true,
    width: 120,
  },
  progress: {
    kind: 'number',
    label: label('进度', 'Progress', 'Tiến độ'),
    hint: label('按计划项工时加权', 'By the hours of plan items', 'Theo giờ công của kế hoạch'),
    serverOwned: true,
    initial: '0',
    min: '0',
    max: '100',
    unit: label('%', '%', '%'),
    sortable: true,
    width: 90,
  },
  delayedCount: {
    kind: 'number',
    label: label('延期项', 'Late items', 'Hạng mục trễ'),
    serverOwned: true,
    initial: '0',
    sortable: true,
    width: 90,
  },
} as const satisfies Fields

/** What a project is worth and may cost. */
export const worthFields = {
  contractNo: { kind: 'text', label: label('合同号', 'Contract', 'Số hợp đồng'), max: 60, searchable: true, width: 150 },
  contractAmount: {
    kind: 'money',
    label: label('合同金额', 'Contract amount', 'Giá trị hợp đồng'),
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
  budget: {
    kind: 'money',
    label: label('预算', 'Budget', 'Ngân sách'),
    min: '0',
    summed: true,
    sortable: true,
    width: 130,
  },
  actualCost: {
    kind: 'money',
    label: label('实际成本', 'Actual cost', 'Chi phí thực tế'),
    serverOwned: true,
    summed: true,
    sortable: true,
    width: 130,
  },
  forecastCost: {
    kind: 'money',
    label: label('完工预测', 'Cost at completion', 'Dự báo khi hoàn thành'),
    serverOwned: true,
    sortable: true,
    width: 130,
  },
} as const satisfies Fields
