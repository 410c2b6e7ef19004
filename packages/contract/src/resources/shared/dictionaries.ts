import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of every module. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_UNIT',
    label: label('计量单位', 'Unit', 'Đơn vị tính'),
    values: [
      value('pcs', '件', 'pcs', 'cái'),
      value('set', '套', 'set', 'bộ'),
      value('m', '米', 'm', 'm'),
      value('kg', '千克', 'kg', 'kg'),
      value('l', '升', 'l', 'lít'),
      value('box', '箱', 'box', 'thùng'),
    ],
  },
  {
    code: 'DC_CURRENCY',
    label: label('币别', 'Currency', 'Tiền tệ'),
    values: [
      value('CNY', '人民币', 'CNY', 'Nhân dân tệ'),
      value('VND', '越南盾', 'VND', 'Việt Nam đồng'),
      value('USD', '美元', 'USD', 'Đô la Mỹ'),
      value('EUR', '欧元', 'EUR', 'Euro'),
    ],
  },
  {
    code: 'DC_ENABLED',
    label: label('启用状态', 'In use', 'Trạng thái sử dụng'),
    values: [
      value('enabled', '启用', 'Enabled', 'Đang dùng', 'success'),
      value('disabled', '停用', 'Disabled', 'Vô hiệu', 'neutral'),
    ],
  },
]
