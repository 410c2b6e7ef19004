import { label } from '../../../i18n.ts'
import type { Fields, LineCell } from '../../../kinds/index.ts'
import { splitPattern } from './splits.ts'

/** How a plan item depends on others of its project: what it follows, from which end to which, and how many days between. */
export const linkCells = {
  linkType: {
    kind: 'dict',
    label: label('依赖类型', 'Type', 'Loại liên kết'),
    dictionary: 'DC_PDP_LINK_TYPE',
    required: true,
    initial: 'FS',
    width: 140,
  },
  lag: {
    kind: 'number',
    label: label('间隔', 'Lag', 'Độ trễ'),
    hint: label('负数为提前', 'Negative for a lead', 'Số âm là sớm hơn'),
    min: '-999',
    max: '999',
    required: true,
    initial: '0',
    unit: label('天', 'days', 'ngày'),
    width: 100,
  },
  lagUnit: {
    kind: 'dict',
    label: label('间隔单位', 'Counted in', 'Đơn vị'),
    hint: label('默认工作日', 'Default working days', 'Mặc định ngày làm việc'),
    dictionary: 'DC_PDP_LAG_UNIT',
    width: 120,
  },
} as const satisfies Readonly<Record<string, LineCell>>

/** Dates of a plan item. Its days of work follow from them and the calendar. */
export const planDates = {
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
  duration: {
    kind: 'number',
    label: label('工期', 'Duration', 'Thời lượng'),
    hint: label('工作日，里程碑为 0', 'Working days, 0 for a milestone', 'Ngày làm việc, mốc là 0'),
    serverOwned: true,
    initial: '1',
    unit: label('天', 'days', 'ngày'),
    sortable: true,
    width: 90,
  },
  splits: {
    kind: 'text',
    label: label('拆分', 'Splits', 'Tách việc'),
    hint: label(
      '做几天后停几天，如 3/2；多处用逗号隔开',
      'Days worked / days of pause, such as 3/2; several with commas',
      'Số ngày làm / số ngày nghỉ, ví dụ 3/2; nhiều chỗ cách nhau bằng dấu phẩy',
    ),
    max: 200,
    pattern: splitPattern,
    messages: {
      pattern: label(
        '写成 3/2 或 3/2, 5/1：做 3 天后停 2 天',
        'Write 3/2 or 3/2, 5/1: after 3 days a pause of 2',
        'Viết 3/2 hoặc 3/2, 5/1: làm 3 ngày rồi nghỉ 2 ngày',
      ),
    },
    width: 110,
  },
  deadline: { kind: 'date', label: label('截止日期', 'Deadline', 'Hạn chót'), sortable: true, width: 120 },
  constraintType: {
    kind: 'dict',
    label: label('日期约束', 'Constraint', 'Ràng buộc'),
    dictionary: 'DC_PDP_CONSTRAINT',
    width: 150,
  },
  constraintDate: {
    kind: 'date',
    label: label('约束日期', 'Date of the constraint', 'Ngày ràng buộc'),
    visibleWhen: { field: 'constraintType', filled: true },
    requiredWhen: { field: 'constraintType', filled: true },
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
  baselineStart: {
    kind: 'date',
    label: label('基线开始', 'Baseline start', 'Bắt đầu cơ sở'),
    serverOwned: true,
    width: 120,
  },
  baselineEnd: { kind: 'date', label: label('基线完成', 'Baseline end', 'Kết thúc cơ sở'), serverOwned: true, width: 120 },
} as const satisfies Fields

/** What was done, and what shows it. */
export const doneFields = {
  progress: {
    kind: 'number',
    label: label('进度', 'Progress', 'Tiến độ'),
    initial: '0',
    min: '0',
    max: '100',
    unit: label('%', '%', '%'),
    sortable: true,
    width: 90,
  },
  plannedHours: {
    kind: 'number',
    label: label('计划工时', 'Planned hours', 'Giờ kế hoạch'),
    scale: 1,
    min: '0',
    unit: label('小时', 'h', 'giờ'),
    summed: true,
    width: 110,
  },
  actualHours: {
    kind: 'number',
    label: label('实际工时', 'Actual hours', 'Giờ thực tế'),
    scale: 1,
    min: '0',
    unit: label('小时', 'h', 'giờ'),
    summed: true,
    width: 110,
  },
  isProofRequired: {
    kind: 'boolean',
    label: label('完成须附凭证', 'Needs proof', 'Cần minh chứng'),
    initial: false,
    width: 110,
  },
  deliverable: { kind: 'text', label: label('交付物', 'Deliverable', 'Sản phẩm bàn giao'), max: 200, width: 180 },
  proofFiles: { kind: 'file', label: label('完成凭证', 'Proof', 'Minh chứng'), maxCount: 20, maxSizeMB: 50 },
  completionNote: { kind: 'text', label: label('完成说明', 'Note on completion', 'Ghi chú hoàn thành'), max: 500, width: 200 },
  delayReason: {
    kind: 'dict',
    label: label('延期原因', 'Reason of delay', 'Lý do trễ'),
    dictionary: 'DC_PDP_DELAY_REASON',
    indexed: true,
    width: 120,
  },
  delayNote: { kind: 'text', label: label('延期说明', 'Note on the delay', 'Ghi chú trễ hạn'), max: 300, width: 200 },
  changeReason: {
    kind: 'text',
    label: label('变更原因', 'Reason of change', 'Lý do thay đổi'),
    serverOwned: true,
    max: 500,
    width: 200,
  },
  changeType: {
    kind: 'dict',
    label: label('变更类型', 'Type of change', 'Loại thay đổi'),
    dictionary: 'DC_PDP_CHANGE_TYPE',
    serverOwned: true,
    width: 110,
  },
} as const satisfies Fields
