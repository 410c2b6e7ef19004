/** Calls about ERP orders beside those of their resources. */
export const orderCalls = {
  /** `GET`: names of business types by their codes. */
  typeMap: '/blade-bip/dc/erp/biz/type-map',
  /** `GET ?search=`: currencies with the rate that is in force today. */
  currencies: '/blade-bip/dc/erp/select/currencies',
  /** `POST` a line with `orderId`; one with `id` is a change of it. */
  submitItem: '/blade-bip/dc/erp/order/item/submit',
  /** `POST` a list of such lines, of one order or several. All are stored or none. */
  submitItems: '/blade-bip/dc/erp/order/item/submit-list',
  /** `DELETE ?ids=` of lines. */
  removeItems: '/blade-bip/dc/erp/order/item/remove',
  /** The same as `submitItem` for orders of built equipment. */
  saveItem: '/blade-bip/dc/erp/order/ne/save-item',
  /** `GET ?resource=&id=`: an `OrderComparison`. */
  compare: '/blade-bip/plus/erp-order/compare',
} as const

/** A field of an order and what the neighbour has of it, both as they are read: names in place of ids. */
export type ComparedField = { path: string; label: string; own: string; theirs: string; differs: boolean }

/** An order beside what the neighbour answers of it. */
export type OrderComparison = {
  /** Whose records the neighbour's are: a system of its own, or the company's own sales order. */
  from: 'erp' | 'saleOrder'
  /** Nothing was found there under the order's number. */
  isMissing: boolean
  /** What the neighbour calls it. */
  theirNo: string | null
  fields: ComparedField[]
}
