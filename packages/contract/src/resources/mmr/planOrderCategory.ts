import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { codeField, days, deptId, figure, hours, isActive, nameField, people, remark } from './planFields.ts'

/** A kind of plan order with the phases and tasks that one of it goes through. */
export const planOrderCategory = defineResource({
  key: 'planOrderCategory',
  path: '/blade-bip/dc-mmr-plan-order-category',
  calls: standardCalls(),
  label: label('计划订单类别', 'Plan order category', 'Loại lệnh kế hoạch'),
  icon: 'boxes',
  display: 'categoryName',
  subtitle: 'categoryCode',
  fields: {
    categoryCode: codeField('类别编码', 'Code', 'Mã loại'),
    categoryName: nameField('类别名称', 'Name', 'Tên loại'),
    categoryType: {
      kind: 'dict',
      label: label('计划类型', 'Kind', 'Kiểu kế hoạch'),
      dictionary: 'DC_MMR_CATEGORY_TYPE',
      required: true,
      indexed: true,
      width: 110,
    },
    deptId: { ...deptId, label: label('归口部门', 'Department in charge', 'Phòng ban quản lý') },
    isActive,
    tasks: {
      kind: 'lines',
      label: label('阶段任务', 'Phases and tasks', 'Giai đoạn và nhiệm vụ'),
      maxLines: 300,
      fields: {
        phaseInfoId: {
          kind: 'reference',
          label: label('阶段', 'Phase', 'Giai đoạn'),
          to: 'planPhaseInfo',
          where: { isActive: { in: ['true'] } },
          required: true,
          width: 160,
        },
        taskName: { kind: 'text', label: label('任务', 'Task', 'Nhiệm vụ'), required: true, max: 120, width: 200 },
        deptId: { ...deptId, prefill: ['phaseInfoId', 'deptId'] },
        days: figure('工期', 'Duration', 'Thời lượng', {
          required: true,
          min: '1',
          max: '365',
          initial: '1',
          unit: days,
        }),
        hours: figure('工时', 'Hours', 'Giờ công', { scale: 1, unit: hours }),
        people: figure('人数', 'People', 'Số người', { max: '200', unit: people }),
        remark: { kind: 'text', label: label('要求', 'What is asked', 'Yêu cầu'), max: 200, width: 200 },
      },
    },
    taskCount: {
      kind: 'number',
      label: label('任务数', 'Tasks', 'Số nhiệm vụ'),
      formula: { op: 'count', lines: 'tasks' },
      width: 90,
    },
    totalDays: {
      kind: 'number',
      label: label('标准总工期', 'Standard duration in total', 'Tổng thời lượng'),
      formula: { op: 'sum', lines: 'tasks', of: 'days', scale: 0 },
      unit: days,
      width: 120,
    },
    totalHours: {
      kind: 'number',
      label: label('标准总工时', 'Standard hours in total', 'Tổng giờ công'),
      scale: 1,
      formula: { op: 'sum', lines: 'tasks', of: 'hours', scale: 1 },
      unit: hours,
      width: 120,
    },
    remark,
  },
  list: {
    columns: ['categoryCode', 'categoryName', 'categoryType', 'deptId', 'taskCount', 'totalDays', 'totalHours', 'isActive'],
    filters: ['categoryName', 'categoryType', 'deptId', 'isActive'],
    sort: 'categoryCode',
  },
  form: [
    {
      label: label('类别', 'Category', 'Loại'),
      fields: ['categoryCode', 'categoryName', 'categoryType', 'deptId', 'isActive', 'remark'],
    },
    { label: label('阶段任务', 'Phases and tasks', 'Giai đoạn và nhiệm vụ'), fields: ['tasks', 'totalDays', 'totalHours'] },
  ],
  menu: { group: 'mmr.config', path: '/mmr/plan-order-category', order: 2 },
})
