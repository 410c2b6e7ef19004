import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { projectField } from '../parts.ts'

/** A plan as it was when somebody kept it, to compare with. What it holds is taken from the plan; only its name and note are written. */
export const planBaseline = defineResource({
  key: 'planBaseline',
  path: '/blade-bip/plus/plan-baseline',
  calls: standardCalls(),
  label: label('计划基线', 'Baseline', 'Kế hoạch gốc'),
  icon: 'history',
  display: 'baselineName',
  fields: {
    projectId: projectField,
    baselineName: {
      kind: 'text',
      label: label('基线名称', 'Name', 'Tên'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 180,
    },
    note: { kind: 'text', label: label('说明', 'Note', 'Ghi chú'), max: 300, width: 240 },
    itemCount: {
      kind: 'number',
      label: label('任务数', 'Items', 'Số hạng mục'),
      serverOwned: true,
      initial: '0',
      sortable: true,
      width: 90,
    },
    endsOn: { kind: 'date', label: label('计划完成', 'Planned end', 'Kết thúc kế hoạch'), serverOwned: true, width: 120 },
    items: {
      kind: 'lines',
      label: label('当时的计划', 'The plan as it was', 'Kế hoạch khi đó'),
      serverOwned: true,
      fields: {
        itemId: { kind: 'text', label: label('计划项', 'Plan item', 'Hạng mục'), max: 64, width: 120 },
        itemNo: { kind: 'text', label: label('编号', 'WBS', 'Mã WBS'), max: 40, width: 90 },
        itemName: { kind: 'text', label: label('名称', 'Name', 'Tên'), max: 120, width: 260 },
        planStart: { kind: 'date', label: label('计划开始', 'Planned start', 'Bắt đầu kế hoạch'), width: 120 },
        planEnd: { kind: 'date', label: label('计划完成', 'Planned end', 'Kết thúc kế hoạch'), width: 120 },
      },
    },
  },
  list: {
    columns: ['baselineName', 'projectId', 'itemCount', 'endsOn', 'note', 'createUser', 'createTime'],
    filters: ['projectId', 'baselineName'],
    sort: '-createTime',
  },
  form: [
    {
      label: label('计划基线', 'Baseline', 'Kế hoạch gốc'),
      fields: ['projectId', 'baselineName', 'note', 'itemCount', 'endsOn'],
    },
    { label: label('当时的计划', 'The plan as it was', 'Kế hoạch khi đó'), fields: ['items'], folded: true },
  ],
  naturalKey: ['projectId', 'baselineName'],
})
