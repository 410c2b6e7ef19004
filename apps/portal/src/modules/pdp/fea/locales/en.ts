import type { FeaText } from './zh-CN.ts'

export const text: FeaText = {
  title: 'Weighted scores',
  total: 'Total',
  totalValue: '{{score}} points',
  weighted: 'Weighted',
  of: 'of 10',
  conclusion: 'Conclusion',
  pending: 'Not all items have a score',
  rule: 'Feasible from {{feasible}} weighted points with nothing below {{weak}}; with conditions from {{conditional}}; else not feasible. The dashed line is {{feasible}}.',
  own: 'This assessment',
  average: 'Average of earlier ones',
  compare: 'Compared with',
  none: 'No earlier assessment to compare with',
  type: 'Type',
  items: 'Items',
  weight: 'Weight',
  difference: 'Difference',
  few: 'There are fewer than three types; they are listed only.',
  failed: 'The scores could not be loaded',
  retry: 'Try again',
  empty: 'There are no items yet; add them below.',
}
