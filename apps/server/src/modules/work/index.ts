import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeLeaves } from './demo/leaves.ts'
import { leaveExtension } from './leave.ts'
import { leaveBinding } from './leaveApproval.ts'

export const work: ServerModule = {
  extensions: { leave: leaveExtension },
  bindings: { Leave: leaveBinding },
  demo: [{ key: 'leave', name: 'leave and approvals', count: 40, run: makeLeaves }],
  grants: {
    employee: {
      ...on('leave', 'self', look),
      wf_process_draft: 'self',
      wf_process_withdraw: 'self',
      wf_pass: 'all',
      wf_reject: 'all',
      wf_transfer: 'all',
      wf_print: 'all',
    },
  },
}
