import { defineChoices } from '../../resource/choices.ts'

/** People on site as other pages choose them. */
export const laborRegisterSelect = defineChoices({
  key: 'laborRegisterSelect',
  path: '/blade-bip/laborRegister/list-select',
  also: [{ names: { name: 'search' } }],
  of: 'laborRegister',
  filter: { personnelStatus: ['working', 'leaving'] },
  columns: {
    name: 'name',
    companyId: 'companyId',
    deptId: 'deptId',
    positionDictCode: 'positionDictCode',
    jobGradeDictCode: 'jobGradeDictCode',
    leaderId: 'leaderId',
    joinedDate: 'joinedDate',
  },
})
