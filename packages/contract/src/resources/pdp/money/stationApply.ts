import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { auditActions, auditFields, auditSection, auditStates, filesField, numberField, projectField } from '../parts.ts'
import { choice, day, figure, person, planItemOf, state, text } from '../shapes.ts'

const { apply } = auditActions(label('工位申请', 'Application', 'Đơn xin trạm'))

/** A project asks for stations of a workshop over some days; one audit says yes or no. */
export const stationApply = defineResource({
  key: 'stationApply',
  path: '/blade-bip/station-apply',
  calls: standardCalls(),
  label: label('工位申请', 'Station application', 'Đơn xin trạm làm việc'),
  icon: 'factory',
  display: 'applyNo',
  fields: {
    applyNo: numberField('GW-{yyyy}-{0000}'),
    projectId: projectField,
    planItemId: planItemOf,
    applyStatus: state(),
    workshop: choice(label('车间', 'Workshop', 'Phân xưởng'), 'DC_WORKSHOP', { required: true }),
    stationCount: figure(label('工位数', 'Stations', 'Số trạm'), { min: '1', max: '200', required: true, initial: '1' }),
    area: figure(label('面积', 'Area', 'Diện tích'), { scale: 1, unit: label('㎡', 'm²', 'm²') }),
    startsOn: day(label('使用开始', 'From', 'Từ ngày'), { required: true }),
    endsOn: day(label('使用结束', 'Until', 'Đến ngày'), { required: true, notBefore: 'startsOn' }),
    power: text(label('电源/气源', 'Power and air', 'Điện/khí'), { max: 120 }),
    craneTons: figure(label('行车吨位', 'Crane', 'Cẩu trục'), { scale: 1, unit: label('吨', 't', 'tấn') }),
    applicantId: person(label('申请人', 'Applicant', 'Người xin'), { required: true, begins: 'me' }),
    reason: text(label('用途', 'What for', 'Mục đích'), { required: true, max: 300 }),
    stationNos: text(label('分配工位', 'Stations assigned', 'Trạm được cấp'), { max: 200, serverOwned: true }),
    ...auditFields,
    attachments: filesField,
  },
  list: {
    columns: [
      'applyNo',
      'projectId',
      'applyStatus',
      'workshop',
      'stationCount',
      'startsOn',
      'endsOn',
      'applicantId',
      'stationNos',
      'auditorId',
    ],
    filters: ['applyNo', 'projectId', 'applyStatus', 'workshop', 'startsOn', 'applicantId'],
    sort: '-startsOn',
  },
  form: [
    {
      label: label('工位申请', 'Application', 'Đơn xin trạm'),
      fields: [
        ...['applyNo', 'projectId', 'planItemId', 'workshop', 'stationCount', 'area', 'startsOn', 'endsOn'],
        ...['power', 'craneTons', 'applicantId', 'reason', 'stationNos', 'attachments'],
      ],
    },
    auditSection,
  ],
  states: auditStates,
  actions: {
    ...(apply && { apply }),
    audit: {
      call: post('audit'),
      label: label('审核', 'Audit', 'Duyệt'),
      icon: 'check-check',
      from: ['inApproval'],
      tone: 'primary',
      args: {
        result: {
          kind: 'dict',
          label: label('审核结果', 'Result', 'Kết quả'),
          dictionary: 'DC_PDP_AUDIT_RESULT',
          required: true,
        },
      },
      asks: ['stationNos', 'auditRemark'],
      sets: { applyStatus: { arg: 'result' }, auditorId: { me: true }, auditedAt: { now: true } },
      success: label('已审核', 'Audited', 'Đã duyệt'),
    },
  },
  menu: { group: 'pdp.delivery', path: '/pdp/station-apply', order: 3 },
})
