import { type Label, label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import type { Making, MakingLines } from './making.ts'

/** What the lines of a priced document come to; its lines hold `amount` and `tax`. */
export const documentTotals = {
  lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
  amount: {
    kind: 'money',
    label: label('金额', 'Amount', 'Thành tiền'),
    formula: { op: 'sum', lines: 'lines', of: 'amount' },
    summed: true,
    width: 140,
  },
  tax: {
    kind: 'money',
    label: label('税额', 'Tax', 'Tiền thuế'),
    formula: { op: 'sum', lines: 'lines', of: 'tax' },
    summed: true,
    width: 120,
  },
  total: {
    kind: 'money',
    label: label('含税金额', 'Total incl. tax', 'Tổng gồm thuế'),
    formula: { op: 'add', args: ['amount', 'tax'] },
    summed: true,
    sortable: true,
    width: 150,
  },
} as const satisfies Fields

export const currencyField = {
  kind: 'dict',
  label: label('币别', 'Currency', 'Tiền tệ'),
  dictionary: 'DC_CURRENCY',
  required: true,
  initial: 'CNY',
  width: 90,
} as const

/** In which the company keeps its books. */
export const companyCurrency = 'CNY'

/** How many of the company's currency one of the document's is; the server finds it by the day where nobody gives it. */
export const rateField = {
  kind: 'number',
  label: label('汇率', 'Exchange rate', 'Tỷ giá'),
  scale: 8,
  min: '0.000001',
  initial: '1',
  width: 120,
} as const

/** What a document comes to in the company's currency, by its own rate. */
export const baseTotalField = {
  kind: 'money',
  label: label('本位币金额', 'Total in CNY', 'Tổng theo CNY'),
  currency: companyCurrency,
  formula: { op: 'multiply', args: ['total', 'rate'] },
  summed: true,
  sortable: true,
  width: 150,
} as const

/** The project that a document is for, and the type of cost that it is: budgets reckon with both. `costType` is what such documents are by default. */
export const projectCost = (costType: string) =>
  ({
    projectId: {
      kind: 'reference',
      label: label('项目', 'Project', 'Dự án'),
      hint: label('其费用计入项目预算', 'Its cost counts in the budget of the project', 'Chi phí được tính vào ngân sách dự án'),
      to: 'project',
      indexed: true,
      width: 200,
    },
    costType: {
      kind: 'dict',
      label: label('费用类型', 'Type of cost', 'Loại chi phí'),
      dictionary: 'DC_PDP_COST_TYPE',
      initial: costType,
      width: 110,
    },
  }) as const satisfies Fields

/** A field that says how much was made from a document, in its own words; `progressIn` has a making keep it. */
export const madeField = (name: Label, none: Label, partly: Label, fully: Label) =>
  ({
    kind: 'state',
    label: name,
    indexed: true,
    width: 110,
    states: {
      none: { label: none, tone: 'neutral' },
      partly: { label: partly, tone: 'warning' },
      fully: { label: fully, tone: 'success' },
    },
  }) as const

export const progressIn = (field: string): NonNullable<Making['progress']> => ({
  field,
  none: 'none',
  partly: 'partly',
  fully: 'fully',
})

type AlikeLines = Pick<MakingLines, 'made' | 'record' | 'line'> & {
  /** Cells that are the same in both. */
  alike: readonly string[]
}

/** Lines that take their quantity from lines of the same make: cells that are alike go over and stay so. */
export const alikeLines = ({ alike, ...others }: AlikeLines): MakingLines => ({
  of: 'lines',
  into: 'lines',
  copies: Object.fromEntries(alike.map((key) => [key, key])),
  keeps: alike,
  quantity: 'quantity',
  total: 'quantity',
  ...others,
})
