import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { activeField, minutesField, remarkField } from './fields.ts'

const family = (zh: string, en: string, vi: string) =>
  ({
    kind: 'text',
    label: label(zh, en, vi),
    required: true,
    max: 40,
    searchable: true,
    sortable: true,
    indexed: true,
    width: 150,
  }) as const

/** Minutes that a station is set up for between two families of work, where they differ from those of the process. */
export const setupMatrix = defineResource({
  key: 'setupMatrix',
  path: '/blade-bip/mps/setup-matrix',
  calls: standardCalls(),
  label: label('换型矩阵', 'Setup matrix', 'Ma trận chuyển đổi'),
  icon: 'arrow-left-right',
  display: 'fromFamily',
  fields: {
    fromFamily: family('前一换型族', 'From family', 'Từ nhóm'),
    toFamily: family('后一换型族', 'To family', 'Sang nhóm'),
    setupMinutes: { ...minutesField('换型时间', 'Setup', 'Thời gian chuyển'), required: true, sortable: true },
    isActive: activeField,
    remark: remarkField,
  },
  list: {
    columns: ['fromFamily', 'toFamily', 'setupMinutes', 'isActive', 'remark'],
    filters: ['fromFamily', 'toFamily', 'isActive'],
    sort: 'fromFamily',
  },
  form: [
    {
      label: label('换型', 'Setup', 'Chuyển đổi'),
      fields: ['fromFamily', 'toFamily', 'setupMinutes', 'isActive', 'remark'],
    },
  ],
  menu: { group: 'mps.plant', path: '/mps/setup-matrix', order: 9 },
})
