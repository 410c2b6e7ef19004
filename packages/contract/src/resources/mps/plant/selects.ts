import { defineChoices } from '../../../resource/choices.ts'

/** Work groups as the specification's picker asks for them. */
export const workGroupSearch = defineChoices({
  key: 'workGroupSearch',
  path: '/blade-bip/mps/work-group/get-work-group-list',
  also: [{ names: { name: 'search', keyword: 'search', queryValue: 'search' } }],
  of: 'workGroup',
  filter: { isActive: 'true' },
  columns: {
    workGroupName: 'workGroupName',
    chargePerson: 'chargePerson',
    manpowerQuantity: 'manpowerQuantity',
    laborManpowerQuantity: 'laborManpowerQuantity',
    standardWorkingHours: 'standardWorkingHours',
  },
})
