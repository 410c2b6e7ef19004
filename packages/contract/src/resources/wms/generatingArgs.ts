import { type Label, label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'

const count = (text: Label, max: string) =>
  ({ kind: 'number', label: text, required: true, min: '1', max, initial: '1' }) as const

/** What somebody says to have the locations of a warehouse made. */
export const generatingArgs = {
  prefix: {
    kind: 'text',
    label: label('编号前缀', 'Begins with', 'Tiền tố'),
    hint: label('如 A，生成 A-01-01-1', 'A makes A-01-01-1', 'A tạo thành A-01-01-1'),
    max: 10,
    pattern: '[\\w.\\-]*',
    messages: codeSigns('. - _'),
  },
  aisles: count(label('通道数', 'Aisles', 'Số lối đi'), '99'),
  racks: count(label('每通道货架数', 'Racks per aisle', 'Số kệ mỗi lối'), '99'),
  levels: count(label('每货架层数', 'Levels per rack', 'Số tầng mỗi kệ'), '20'),
  locationType: {
    kind: 'dict',
    label: label('库位类型', 'Kind', 'Loại vị trí'),
    dictionary: 'DC_LOCATION_TYPE',
    required: true,
    initial: 'storage',
  },
} as const
