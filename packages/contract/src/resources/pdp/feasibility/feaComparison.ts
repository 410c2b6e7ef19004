/** `GET ?id=`: answers a `FeaComparison`. */
export const feaComparisonCall = '/blade-bip/plus/dc-fea/comparison'

/** What the items of one type come to, by their weights. */
export type FeaTypeScore = {
  type: string
  items: number
  weight: number /** null while none has a score. */
  score: number | null
}

/** One assessment by the types of its items. */
export type FeaShape = {
  id: string
  no: string
  name: string
  assessedOn: string | null
  total: number
  weighted: number
  conclusion: string | null
  types: FeaTypeScore[]
}

/** An assessment and earlier ones, those of the same equipment first. */
export type FeaComparison = { own: FeaShape; others: FeaShape[] }
