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
import { amount, choice, day, figure, of, person, state, text, title } from '../shapes.ts'

/** What the execution of a project is priced at: its costs, a share for overhead and profit, and the price that follows. */
export const pdpExecutePricing = defineResource({
  key: 'pdpExecutePricing',
  path: '/blade-bip/PdpExecutePricing',
  calls: standardCalls('execute-'),
  label: label('执行核价', 'Execution pricing', 'Định giá thực hiện'),
  icon: 'chart-column',
  display: 'pricingName',
  subtitle: 'pricingNo',
  fields: {
    pricingNo: numberField('HJ-{yyyy}-{0000}'),
    pricingName: title(label('核价名称', 'Name', 'Tên định giá')),
    projectId: projectField,
    pricingStatus: state(),
    configId: of(label('执行配置', 'Configuration', 'Cấu hình'), 'executionConfig', { where: { isActive: { in: ['true'] } } }),
    pricedOn: day(label('核价日期', 'Priced on', 'Ngày định giá'), { required: true, begins: 'today' }),
    pricerId: person(label('核价人', 'Priced by', 'Người định giá'), { required: true, begins: 'me' }),
    currency: currencyField,
    lines: {
      kind: 'lines',
      label: label('费用明细', 'Costs', 'Chi phí'),
      minLines: 1,
      maxLines: 500,
      fields: {
        costType: {
          ...choice(label('费用类型', 'Type of cost', 'Loại chi phí'), 'DC_PDP_COST_TYPE'),
          indexed: false,
          required: true,
        },
        itemName: text(label('内容', 'What for', 'Nội dung'), { required: true, max: 120 }),
        quantity: figure(label('数量', 'Quantity', 'Số lượng'), { scale: 2, required: true, initial: '1' }),
        price: amount(label('单价', 'Unit price', 'Đơn giá'), { required: true, initial: '0' }),
        amount: amount(label('金额', 'Amount', 'Thành tiền'), { formula: { op: 'multiply', args: ['quantity', 'price'] } }),
        remark: text(label('备注', 'Remark', 'Ghi chú'), { max: 200 }),
      },
    },
    cost: amount(label('成本合计', 'Cost', 'Tổng chi phí'), {
      formula: { op: 'sum', lines: 'lines', of: 'amount' },
      summed: true,
      sortable: true,
    }),
    overheadRate: figure(label('管理费率', 'Overhead', 'Tỷ lệ quản lý'), {
      scale: 2,
      max: '100',
      required: true,
      initial: '8',
      unit: label('%', '%', '%'),
      prefill: ['configId', 'overheadRate'],
    }),
    profitRate: figure(label('利润率', 'Profit', 'Tỷ lệ lợi nhuận'), {
      scale: 2,
      max: '100',
      required: true,
      initial: '15',
      unit: label('%', '%', '%'),
      prefill: ['configId', 'profitRate'],
    }),
    overhead: amount(label('管理费', 'Overhead', 'Chi phí quản lý'), {
      formula: { op: 'percent', args: ['cost', 'overheadRate'] },
    }),
    profit: amount(label('利润', 'Profit', 'Lợi nhuận'), { formula: { op: 'percent', args: ['cost', 'profitRate'] } }),
    price: amount(label('核定价格', 'Price', 'Giá định'), {
      formula: { op: 'add', args: ['cost', 'overhead', 'profit'] },
      summed: true,
      sortable: true,
    }),
    ...auditFields,
    remark: remarkField,
    attachments: filesField,
  },
  list: {
    columns: ['pricingNo', 'pricingName', 'projectId', 'pricingStatus', 'cost', 'price', 'profitRate', 'pricedOn', 'pricerId'],
    filters: ['pricingName', 'projectId', 'pricingStatus', 'pricedOn', 'pricerId'],
    sort: '-pricedOn',
  },
  form: [
    {
      label: label('核价', 'Pricing', 'Định giá'),
      fields: ['pricingNo', 'projectId', 'pricingName', 'configId', 'pricedOn', 'pricerId', 'currency'],
    },
    {
      label: label('费用', 'Costs', 'Chi phí'),
      fields: ['lines', 'cost', 'overheadRate', 'overhead', 'profitRate', 'profit', 'price'],
    },
    auditSection,
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'], folded: true },
  ],
  states: auditStates,
  actions: auditActions(label('核价', 'Pricing', 'Định giá'), { needs: ['lines'] }),
  menu: { group: 'pdp.money', path: '/pdp/execution', order: 2 },
})
