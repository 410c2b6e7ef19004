/** Calls of outsourcing beside those of its resources. */
export const outsourcingCalls = {
  /** GET `id`, `sign`: an offer as its supplier sees it. POST `SupplierAnswer`: what the supplier answers. Opened by a signed link. */
  quote: '/blade-bip/skip-url/outsource-quotation/offer',
  /** GET `id`: the offers for an enquiry side by side. */
  compare: '/blade-bip/plus/outsource-quotation/compare',
  /** POST `id`, `offerIds` in the order of the lines: gives each line to an offer and makes the prices. */
  award: '/blade-bip/plus/outsource-quotation/award',
  /** The page of the portal on which a supplier answers. */
  quotePage: '/quote',
} as const

/** A line of an enquiry as a supplier sees it, with what the supplier offers for it. Amounts are decimal strings. */
export type SupplierLine = {
  material: string
  technology: string
  requirement: string
  quantity: string
  unit: string
  price: string | null
  leadDays: string | null
  remark: string
}

/** An offer as its supplier sees it. Days are `YYYY-MM-DD`. */
export type SupplierQuote = {
  version: number
  status: string
  /** The supplier may still answer. */
  isOpen: boolean
  no: string
  title: string
  supplierName: string
  buyerName: string
  replyBy: string
  neededOn: string | null
  currency: string
  terms: string
  taxRate: string
  validTo: string | null
  paymentTerms: string
  contactName: string
  contactPhone: string
  remark: string
  lines: SupplierLine[]
}

/** What a supplier answers: prices in the order of the lines, or that no offer is made. */
export type SupplierAnswer = Pick<
  SupplierQuote,
  'version' | 'taxRate' | 'validTo' | 'paymentTerms' | 'contactName' | 'contactPhone' | 'remark'
> & {
  lines: Pick<SupplierLine, 'price' | 'leadDays' | 'remark'>[]
  isDeclined?: boolean
}

/** Offers for an enquiry side by side; `lines` of each offer are in the order of the enquiry's. */
export type Comparison = {
  currency: string
  isOpen: boolean
  lines: { material: string; technology: string; quantity: string; unit: string; targetPrice: string | null }[]
  offers: {
    id: string
    no: string
    supplierName: string
    status: string
    total: string | null
    taxRate: string
    validTo: string | null
    paymentTerms: string
    offeredAt: string | null
    lines: { price: string | null; leadDays: string | null; remark: string }[]
  }[]
}
