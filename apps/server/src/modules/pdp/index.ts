import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { demo } from './demo/index.ts'
import { healthJob } from './healthJob.ts'
import { planItemExtension } from './planItem.ts'
import { planTempitemExtension } from './planTempitem.ts'
import { projectExtension } from './project.ts'

const plans = ['project', 'planItem', 'projectRole', 'projectCase', 'changeRecord', 'processCorrelation'] as const
const settings = ['planTemplate', 'planTempitem', 'pdpFuncUserConfig'] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const pdp: ServerModule = {
  extensions: {
    planItem: planItemExtension,
    planTempitem: planTempitemExtension,
    project: projectExtension,
  },
  jobs: [healthJob],
  demo,
  grants: {
    planner: { ...all(plans), ...all(settings) },
    sales: all(plans, look),
    inspector: all(plans, look),
    buyer: all(plans, look),
    worker: all(['project', 'planItem'], ['view']),
  },
}
