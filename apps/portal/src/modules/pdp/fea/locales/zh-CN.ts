export const text = {
  title: '加权评分',
  total: '总分',
  totalValue: '{{score}}分',
  weighted: '加权分',
  of: '满分 10',
  conclusion: '结论',
  pending: '评分未完成',
  rule: '加权 {{feasible}} 分以上且无低于 {{weak}} 分的项为可行；{{conditional}} 分以上为有条件可行；其余为不可行。虚线为 {{feasible}} 分。',
  own: '本次评估',
  average: '以往平均',
  compare: '对比的评估',
  none: '没有更早的评估可对比',
  type: '类型',
  items: '项数',
  weight: '权重',
  difference: '差异',
  few: '评估项类型少于三种，仅列表显示。',
  failed: '评分加载失败',
  retry: '重试',
  empty: '还没有评估项，请在下方添加。',
}

export type FeaText = typeof text
