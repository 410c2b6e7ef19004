import { feature } from '../feature/Feature.ts'

/** Rows that are one page of several. */
export const paging = feature({
  name: 'paging',
  props: ['page'],
  useTable: ({ options: { page } }) => ({ page }),
})
