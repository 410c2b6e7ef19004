import { defineChoices } from '../../resource/choices.ts'

/** Materials as the shop floor looks for them: by code, name and specification, each between percent signs. */
export const materialSearch = defineChoices({
  key: 'materialSearch',
  path: '/blade-pda/common/material-search',
  also: [{ names: { fuseorgid: 'orgId', fnumber: 'materialCode', fname: 'materialName', fspecification: 'specification' } }],
  of: 'material',
  filter: { isActive: 'true' },
  columns: { FNUMBER: 'materialCode', FNAME: 'materialName', FSPECIFICATION: 'specification', FUNIT: 'unit' },
  wildcard: '%',
  isPaged: true,
})
