import { label } from '../../../i18n.ts'
import { type Dictionary, value } from '../../../resource/dictionary.ts'

/** Dictionaries of demand schedules. */
export const demandDictionaries: readonly Dictionary[] = [
  {
    code: 'DC_RLIST_MODE',
    label: label('需求清单模式', 'Modes of demand schedules', 'Loại danh mục nhu cầu'),
    values: [
      value('line', '整线', 'Whole line', 'Cả dây chuyền', 'info'),
      value('machine', '单机', 'Single machine', 'Máy đơn', 'neutral'),
      value('retrofit', '改造', 'Retrofit', 'Cải tạo', 'pending'),
      value('spare', '备件', 'Spare parts', 'Phụ tùng', 'warning'),
    ],
  },
  {
    code: 'DC_RLIST_CONFIGUE_KIND',
    label: label('清单配置类型', 'Kinds of list settings', 'Loại cấu hình danh mục'),
    values: [
      value('list', '清单列', 'Columns of a list', 'Cột danh mục', 'info'),
      value('technology', '技术列', 'Columns of a technology', 'Cột kỹ thuật', 'pending'),
    ],
  },
  {
    code: 'DC_RLIST_COLUMN_KIND',
    label: label('清单列类型', 'Kinds of columns', 'Kiểu cột'),
    values: [
      value('text', '文本', 'Text', 'Văn bản'),
      value('number', '数字', 'Number', 'Số'),
      value('date', '日期', 'Date', 'Ngày'),
      value('choice', '选项', 'Choice', 'Lựa chọn'),
    ],
  },
  {
    code: 'DC_RLIST_CHANGE',
    label: label('需求变化', 'Changes of demand', 'Thay đổi nhu cầu'),
    values: [
      value('added', '新增', 'Added', 'Thêm mới', 'success'),
      value('changed', '变更', 'Changed', 'Thay đổi', 'warning'),
      value('removed', '取消', 'Removed', 'Bỏ', 'danger'),
    ],
  },
]
