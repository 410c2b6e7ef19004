import { defineChoices } from '../../resource/choices.ts'

/** Projects for the dialog of a picker, page by page. */
export const projectVo = defineChoices({
  key: 'projectVo',
  path: '/blade-bip/project/find-project-vo',
  also: [{ names: { currentPage: 'current', pageSize: 'size', projectName: 'search', keyword: 'search' } }],
  of: 'project',
  isPaged: true,
  columns: {
    projectName: 'projectName',
    projectCode: 'projectCode',
    orgId: 'orgId',
    customerId: 'customerId',
    quipmentDictId: 'quipmentDictId',
    projectStatus: 'projectStatus',
  },
})
