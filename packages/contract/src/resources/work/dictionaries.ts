import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of approvals. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_LEAVE_TYPE',
    label: label('请假类型', 'Leave type', 'Loại nghỉ phép'),
    values: [
      value('annual', '年假', 'Annual leave', 'Nghỉ phép năm', 'info'),
      value('personal', '事假', 'Personal leave', 'Nghỉ việc riêng'),
      value('sick', '病假', 'Sick leave', 'Nghỉ ốm', 'warning'),
      value('marriage', '婚假', 'Marriage leave', 'Nghỉ cưới', 'success'),
      value('maternity', '产假', 'Maternity leave', 'Nghỉ thai sản'),
      value('bereavement', '丧假', 'Bereavement leave', 'Nghỉ tang', 'neutral'),
    ],
  },
]
