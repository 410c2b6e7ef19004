import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'

const people = label('人', 'people', 'người')

/** Areas, the groups in them and who works there: how many there are against how many there should be. */
export const manpowerTree = defineQuery({
  key: 'manpowerTree',
  path: '/blade-bip/mps/work-manpower/tree-group',
  label: label('班组人力', 'People by group', 'Nhân lực theo tổ'),
  icon: 'network',
  answers: 'tree',
  reads: ['workGroup', 'workRegion', 'workManpower'],
  asks: {
    shiftKind: { kind: 'dict', label: label('班别', 'Shift', 'Ca'), dictionary: 'DC_MPS_SHIFT' },
  },
  fields: {
    title: { kind: 'text', label: label('区域 / 班组 / 人员', 'Area / group / person', 'Khu vực / tổ / người'), width: 260 },
    chargePerson: { kind: 'person', label: label('负责人', 'In charge', 'Phụ trách'), width: 120 },
    planned: { kind: 'number', label: label('定员', 'Planned', 'Định biên'), unit: people, sortable: true, width: 90 },
    actual: { kind: 'number', label: label('在组', 'There', 'Hiện có'), unit: people, width: 90 },
    lacking: { kind: 'number', label: label('缺口', 'Lacking', 'Thiếu'), unit: people, width: 90 },
    shiftOf: { kind: 'dict', label: label('班别', 'Shift', 'Ca'), dictionary: 'DC_MPS_SHIFT', width: 90 },
  },
  list: {
    columns: ['title', 'chargePerson', 'planned', 'actual', 'lacking', 'shiftOf'],
    filters: ['shiftKind'],
    sort: '-planned',
  },
  menu: { group: 'mps.plant', path: '/mps/manpower-tree', order: 9 },
})
