import { label } from '../../i18n.ts'
import { defineResource, del, get, post } from '../../resource/core.ts'
import { personnelActions } from './personnelActions.ts'
import { personnelFields } from './personnelFields.ts'

/** Somebody whom a labour company sends: registered, on site, judged, gone. */
export const laborRegister = defineResource({
  key: 'laborRegister',
  path: '/blade-bip/laborRegister',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('user-create'),
    update: post('update'),
    remove: del('remove'),
    selectData: post('select-data'),
  },
  label: label('劳务人员', 'Worker', 'Lao động'),
  icon: 'hard-hat',
  display: 'name',
  subtitle: 'no',
  naturalKey: ['companyId', 'name', 'phone'],
  fields: personnelFields,
  list: {
    columns: [
      'no',
      'name',
      'personnelStatus',
      'companyId',
      'deptId',
      'positionDictCode',
      'jobGradeDictCode',
      'leaderId',
      'joinedDate',
      'decision',
      'insuredUntil',
    ],
    filters: [
      'name',
      'personnelStatus',
      'companyId',
      'deptId',
      'positionDictCode',
      'jobGradeDictCode',
      'leaderId',
      'joinedDate',
      'decision',
    ],
  },
  form: [
    {
      label: label('人员', 'Person', 'Nhân sự'),
      fields: ['no', 'name', 'gender', 'birthday', 'idLast4', 'phone', 'homeTown', 'emergencyContact', 'emergencyPhone'],
    },
    {
      label: label('用工', 'Employment', 'Công việc'),
      fields: [
        'companyId',
        'deptId',
        'positionDictCode',
        'jobGradeDictCode',
        'leaderId',
        'hourlyRate',
        'plannedOn',
        'joinedDate',
        'badgeNo',
      ],
    },
    {
      label: label('资质与安全', 'Papers and safety', 'Giấy tờ và an toàn'),
      fields: ['skills', 'certificateUntil', 'insuredUntil', 'healthCheckOn', 'safetyTrainedOn', 'certificates'],
    },
    {
      label: label('处理', 'What became of it', 'Xử lý'),
      fields: [
        'refusalReason',
        'decision',
        'decisionOpinion',
        'decidedBy',
        'decidedAt',
        'leavingOn',
        'leftDate',
        'leavingReason',
        'remark',
      ],
    },
  ],
  states: {
    registered: { label: label('待入场', 'Registered', 'Chờ vào làm'), tone: 'pending', editable: true, removable: true },
    working: { label: label('在场', 'On site', 'Đang làm'), tone: 'success', editable: true },
    leaving: { label: label('离场中', 'Leaving', 'Sắp nghỉ'), tone: 'warning' },
    left: { label: label('已离场', 'Left', 'Đã nghỉ'), tone: 'neutral' },
    refused: { label: label('已拒绝', 'Refused', 'Đã từ chối'), tone: 'danger', removable: true },
  },
  actions: personnelActions,
  menu: { group: 'labor.people', path: '/labor/personnel', order: 1 },
})
