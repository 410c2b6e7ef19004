import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { codeField, days, deptId, figure, hours, isActive, nameField, people, remark, stationId } from './planFields.ts'

/** A phase that plans are made of, with who does it and how long it usually takes. */
export const planPhaseInfo = defineResource({
  key: 'planPhaseInfo',
  path: '/blade-bip/mmr-plan-phase-info',
  calls: standardCalls(),
  label: label('阶段信息', 'Phase', 'Giai đoạn chuẩn'),
  icon: 'book-open',
  display: 'phaseName',
  subtitle: 'phaseCode',
  fields: {
    phaseCode: codeField('阶段编码', 'Code', 'Mã giai đoạn'),
    phaseName: nameField('阶段名称', 'Name', 'Tên giai đoạn'),
    sort: figure('顺序', 'Order', 'Thứ tự', { required: true, sortable: true, max: '999', width: 80 }),
    deptId,
    stationId,
    positionDictCode: {
      kind: 'dict',
      label: label('所需岗位', 'Required position', 'Vị trí cần'),
      dictionary: 'DC_LABOR_POSITION',
      multiple: true,
      width: 180,
    },
    standardDays: figure('标准工期', 'Standard duration', 'Thời lượng chuẩn', {
      required: true,
      min: '1',
      max: '365',
      initial: '5',
      unit: days,
    }),
    standardHours: figure('标准工时', 'Standard hours', 'Giờ công chuẩn', { scale: 1, unit: hours }),
    standardPeople: figure('标准人数', 'Standard headcount', 'Số người chuẩn', { max: '200', unit: people }),
    isMilestone: { kind: 'boolean', label: label('里程碑', 'Milestone', 'Mốc'), width: 90 },
    needsMaterial: {
      kind: 'boolean',
      label: label('需齐套', 'Needs complete material', 'Cần đủ vật tư'),
      hint: label('物料齐套后才能开工', 'Starts once its material is complete', 'Bắt đầu khi đủ vật tư'),
      width: 100,
    },
    isActive,
    remark,
  },
  list: {
    columns: [
      'phaseCode',
      'phaseName',
      'sort',
      'deptId',
      'stationId',
      'positionDictCode',
      'standardDays',
      'standardHours',
      'standardPeople',
      'isMilestone',
      'isActive',
    ],
    filters: ['phaseName', 'deptId', 'stationId', 'isActive'],
    sort: 'sort',
  },
  form: [
    {
      label: label('阶段', 'Phase', 'Giai đoạn'),
      fields: ['phaseCode', 'phaseName', 'sort', 'deptId', 'stationId', 'positionDictCode'],
    },
    {
      label: label('标准', 'Standard', 'Định mức'),
      fields: ['standardDays', 'standardHours', 'standardPeople', 'isMilestone', 'needsMaterial', 'isActive', 'remark'],
    },
  ],
  menu: { group: 'mmr.config', path: '/mmr/phase-info', order: 1 },
})
