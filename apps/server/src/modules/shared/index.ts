import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeExperimentNotices, makeExperimentSettings } from './demo/experiments.ts'
import { experimentNoticeExtension } from './experiment/experimentNotice.ts'
import { remindJob } from './experiment/remindJob.ts'

export const shared: ServerModule = {
  extensions: { experimentNotice: experimentNoticeExtension },
  jobs: [remindJob],
  demo: [
    making({ key: 'experimentNoticeSetting', name: 'notice settings', count: 8, make: makeExperimentSettings }),
    making({
      key: 'experimentNotice',
      name: 'experiment notices',
      count: 120,
      after: ['project', 'experimentNoticeSetting'],
      make: makeExperimentNotices,
    }),
  ],
  grants: {
    inspector: { ...on('experimentNotice', 'all'), ...on('experimentNoticeSetting', 'all') },
    planner: { ...on('experimentNotice', 'all'), ...on('experimentNoticeSetting', 'all', look) },
    sales: on('experimentNotice', 'all', look),
  },
}
