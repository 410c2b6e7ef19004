import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { codeField, deptId, figure, hours, isActive, nameField, orgId, people, remark } from './planFields.ts'

/** A place where phases are done, with what it can take a day. */
export const planStation = defineResource({
  key: 'planStation',
  path: '/blade-bip/mmr-station-config',
  calls: standardCalls(),
  label: label('工位配置', 'Station', 'Vị trí làm việc'),
  icon: 'map-pin',
  display: 'stationName',
  subtitle: 'stationCode',
  fields: {
    stationCode: codeField('工位编码', 'Code', 'Mã vị trí'),
    stationName: nameField('工位名称', 'Name', 'Tên vị trí'),
    deptId: { ...deptId, required: true },
    orgId,
    workshop: {
      kind: 'dict',
      label: label('车间', 'Workshop', 'Xưởng'),
      dictionary: 'DC_WORKSHOP',
      indexed: true,
      width: 120,
    },
    leaderId: { kind: 'person', label: label('负责人', 'Leader', 'Phụ trách'), indexed: true, width: 120 },
    capacity: figure('可同时进行', 'Orders at once', 'Số lệnh cùng lúc', {
      required: true,
      min: '1',
      max: '100',
      initial: '1',
      hint: label('同一天最多几个阶段', 'Maximum phases per day', 'Số giai đoạn tối đa mỗi ngày'),
    }),
    maxPeople: figure('可容纳人数', 'Maximum headcount', 'Số người tối đa', { max: '500', unit: people }),
    hoursPerDay: figure('每日工时', 'Hours per day', 'Giờ mỗi ngày', { scale: 1, max: '24', initial: '8.0', unit: hours }),
    skills: {
      kind: 'dict',
      label: label('要求岗位', 'Required positions', 'Vị trí yêu cầu'),
      dictionary: 'DC_LABOR_POSITION',
      multiple: true,
      width: 180,
    },
    qualification: {
      kind: 'text',
      label: label('要求资质', 'Required qualification', 'Chứng chỉ yêu cầu'),
      max: 200,
      width: 180,
    },
    isActive,
    remark,
  },
  list: {
    columns: [
      'stationCode',
      'stationName',
      'deptId',
      'workshop',
      'leaderId',
      'capacity',
      'maxPeople',
      'hoursPerDay',
      'skills',
      'isActive',
    ],
    filters: ['stationName', 'deptId', 'workshop', 'leaderId', 'isActive'],
    sort: 'stationCode',
  },
  form: [
    {
      label: label('工位', 'Station', 'Vị trí'),
      fields: ['stationCode', 'stationName', 'deptId', 'orgId', 'workshop', 'leaderId', 'isActive'],
    },
    {
      label: label('能力', 'Capacity', 'Năng lực'),
      fields: ['capacity', 'maxPeople', 'hoursPerDay', 'skills', 'qualification', 'remark'],
    },
  ],
  menu: { group: 'mmr.config', path: '/mmr/station-config', order: 3 },
})
