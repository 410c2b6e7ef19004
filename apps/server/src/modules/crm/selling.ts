import type { Extension } from '../../model/extension.ts'
import { look, on, without } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import { makeOpps } from './demo/opps.ts'
import { makeStageChanges } from './demo/oppsStageChanges.ts'
import { makeStageRules } from './demo/oppsStageRules.ts'
import { oppsExtension } from './opps/opps.ts'
import { oppsStageRuleExtension } from './opps/stageRule.ts'

/** What the resources of selling do beyond their cores. */
export const sellingExtensions: Readonly<Record<string, Extension>> = {
  opps: oppsExtension,
  oppsStageRule: oppsStageRuleExtension,
}

export const sellingSteps = [
  making({ key: 'oppsStageRule', name: 'stage rules', count: 7, make: makeStageRules }),
  making({
    key: 'opps',
    name: 'opportunities',
    count: 420,
    isWhole: true,
    after: ['customer', 'customerContacts'],
    make: makeOpps,
  }),
  making({ key: 'oppsStageChange', name: 'stage changes', count: 4000, after: ['opps'], make: makeStageChanges }),
]

/** What sellers and planners may do: sellers within their department, their head over all that is below. */
export const sellingGrants = {
  sales: {
    ...without('opps', 'deptDeep'),
    ...on('oppsStageChange', 'deptDeep', ['view']),
    ...on('oppsStageRule', 'all', ['view']),
  },
  planner: { ...on('opps', 'all', look), ...on('oppsStageRule', 'all', ['view']), ...on('oppsStageChange', 'all', ['view']) },
}
