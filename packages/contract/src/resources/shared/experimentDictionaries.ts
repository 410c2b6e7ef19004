import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of experiments. */
export const experimentDictionaries: readonly Dictionary[] = [
  {
    code: 'DC_EXPERIMENT_TYPE',
    label: label('试验类型', 'Kinds of experiments', 'Loại thử nghiệm'),
    values: [
      value('process', '工艺试验', 'Process', 'Thử công nghệ', 'info'),
      value('life', '寿命试验', 'Endurance', 'Thử độ bền', 'pending'),
      value('performance', '性能试验', 'Performance', 'Thử hiệu năng', 'info'),
      value('environment', '环境试验', 'Environment', 'Thử môi trường', 'neutral'),
      value('safety', '安全试验', 'Safety', 'Thử an toàn', 'warning'),
      value('acceptance', '客户验收试验', 'Customer’s acceptance', 'Thử nghiệm thu', 'success'),
    ],
  },
  {
    code: 'DC_EXPERIMENT_MOMENT',
    label: label('通知时机', 'Moments of notices', 'Thời điểm thông báo'),
    values: [
      value('published', '发布时', 'Published', 'Khi phát hành', 'info'),
      value('before', '开始前', 'Before it begins', 'Trước khi bắt đầu', 'pending'),
      value('started', '开始时', 'Begun', 'Khi bắt đầu', 'info'),
      value('overdue', '逾期未开始', 'Overdue', 'Quá hạn chưa bắt đầu', 'warning'),
      value('passed', '通过时', 'Passed', 'Khi đạt', 'success'),
      value('failed', '未通过时', 'Failed', 'Khi không đạt', 'danger'),
      value('cancelled', '取消时', 'Cancelled', 'Khi hủy', 'neutral'),
    ],
  },
]
