import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { currencyField } from '../../../resource/document.ts'
import {
  auditActions,
  auditFields,
  auditSection,
  auditStates,
  filesField,
  numberField,
  projectField,
  remarkField,
} from '../parts.ts'
import { amount, choice, figure, person, state, text } from '../shapes.ts'

const sum = (of: string) => ({ formula: { op: 'sum', lines: 'lines', of }, summed: true, sortable: true }) as const

/** What a project may cost by type of cost and phase, what is committed and spent, and what it will come to. */
export const projectBudget = defineResource({
  key: 'projectBudget',
  path: '/blade-bip/project-budget',
  calls: standardCalls(),
  label: label('项目预算', 'Project budget', 'Ngân sách dự án'),
  icon: 'landmark',
  display: 'budgetNo',
  fields: {
    budgetNo: numberField('YS-{yyyy}-{0000}'),
    projectId: projectField,
    budgetStatus: state(),
    edition: text(label('版本', 'Edition', 'Phiên bản'), { required: true, initial: 'A', max: 10, width: 80 }),
    ownerId: person(label('编制人', 'Made by', 'Người lập'), { required: true, begins: 'me' }),
    currency: currencyField,
    lines: {
      kind: 'lines',
      label: label('预算明细', 'Lines', 'Chi tiết'),
      minLines: 1,
      maxLines: 200,
      fields: {
        costType: {
          ...choice(label('费用类型', 'Type of cost', 'Loại chi phí'), 'DC_PDP_COST_TYPE'),
          indexed: false,
          required: true,
        },
        phase: { ...choice(label('阶段', 'Phase', 'Giai đoạn'), 'DC_PROJECT_STAGE'), indexed: false },
        planned: amount(label('预算', 'Planned', 'Kế hoạch'), { required: true, initial: '0' }),
        committed: amount(label('已承诺', 'Committed', 'Đã cam kết'), {
          hint: label('已下单未到货', 'Ordered and still to come', 'Đã đặt, chưa về'),
          serverOwned: true,
          initial: '0.00',
        }),
        booked: amount(label('单据实际', 'From documents', 'Theo chứng từ'), {
          hint: label('入库、外协收回与工时', 'Receipts, work that came back, and hours', 'Nhập kho, nhận gia công và giờ công'),
          serverOwned: true,
          initial: '0.00',
        }),
        otherCost: amount(label('其他实际', 'Other cost', 'Chi phí khác'), {
          hint: label(
            '没有单据的费用，如差旅',
            'What no document says, such as travel',
            'Chi phí không có chứng từ, như công tác',
          ),
          initial: '0',
        }),
        actual: amount(label('实际', 'Actual', 'Thực tế'), {
          formula: { op: 'add', args: ['booked', 'otherCost'] },
        }),
        toComplete: amount(label('尚需', 'To complete', 'Còn cần'), {
          hint: label('完工前还要下单或发生的费用', 'What is neither ordered nor spent yet', 'Chi phí chưa đặt và chưa chi'),
          initial: '0',
        }),
        forecast: amount(label('完工预测', 'At completion', 'Dự báo'), {
          formula: { op: 'add', args: ['actual', 'committed', 'toComplete'] },
        }),
        variance: {
          kind: 'money',
          label: label('偏差', 'Variance', 'Chênh lệch'),
          formula: { op: 'subtract', args: ['planned', 'forecast'] },
          width: 130,
        },
        remark: text(label('备注', 'Remark', 'Ghi chú'), { max: 200 }),
      },
    },
    planned: amount(label('预算合计', 'Planned', 'Tổng kế hoạch'), sum('planned')),
    committed: amount(label('承诺合计', 'Committed', 'Tổng cam kết'), sum('committed')),
    actual: amount(label('实际合计', 'Actual', 'Tổng thực tế'), sum('actual')),
    forecast: amount(label('预测合计', 'At completion', 'Tổng dự báo'), sum('forecast')),
    variance: {
      kind: 'money',
      label: label('总偏差', 'Variance', 'Tổng chênh lệch'),
      formula: { op: 'subtract', args: ['planned', 'forecast'] },
      sortable: true,
      width: 130,
    },
    threshold: figure(label('预警线', 'Warns from', 'Ngưỡng cảnh báo'), {
      hint: label('预测占预算的比例', 'Share of the budget that the forecast reaches', 'Tỷ lệ dự báo so với ngân sách'),
      min: '1',
      max: '100',
      required: true,
      initial: '90',
      unit: label('%', '%', '%'),
    }),
    warning: choice(label('预警', 'Warning', 'Cảnh báo'), 'DC_PDP_BUDGET_WARNING', { serverOwned: true, initial: 'none' }),
    plannedValue: amount(label('计划价值 PV', 'Planned value', 'Giá trị kế hoạch PV'), { serverOwned: true }),
    earnedValue: amount(label('挣值 EV', 'Earned value', 'Giá trị thu được EV'), { serverOwned: true }),
    costIndex: figure(label('成本指数 CPI', 'Cost index', 'Chỉ số chi phí CPI'), { serverOwned: true, scale: 2, sortable: true }),
    scheduleIndex: figure(label('进度指数 SPI', 'Schedule index', 'Chỉ số tiến độ SPI'), {
      serverOwned: true,
      scale: 2,
      sortable: true,
    }),
    ...auditFields,
    remark: remarkField,
    attachments: filesField,
  },
  list: {
    columns: [
      ...['budgetNo', 'projectId', 'budgetStatus', 'warning', 'planned', 'committed', 'actual', 'forecast', 'variance'],
      ...['costIndex', 'scheduleIndex', 'ownerId'],
    ] as const,
    filters: ['budgetNo', 'projectId', 'budgetStatus', 'warning', 'ownerId'],
  },
  form: [
    {
      label: label('预算', 'Budget', 'Ngân sách'),
      fields: ['budgetNo', 'projectId', 'edition', 'ownerId', 'currency', 'threshold', 'warning'],
    },
    {
      label: label('明细', 'Lines', 'Chi tiết'),
      fields: ['lines', 'planned', 'committed', 'actual', 'forecast', 'variance'],
    },
    {
      label: label('挣值', 'Earned value', 'Giá trị thu được'),
      fields: ['plannedValue', 'earnedValue', 'costIndex', 'scheduleIndex'],
    },
    auditSection,
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'], folded: true },
  ],
  states: { ...auditStates, passed: { ...auditStates.passed, editable: true } },
  actions: auditActions(label('预算', 'Budget', 'Ngân sách'), { needs: ['lines'] }),
  menu: { group: 'pdp.money', path: '/pdp/project-budget', order: 1 },
})
