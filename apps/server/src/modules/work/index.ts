import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import { clockJob } from '../../workflow/clock/clockJob.ts'
import type { ServerModule } from '../serverModule.ts'
import { requestCourses } from './courses.ts'
import { makeLeaves } from './demo/leaves.ts'
import { makeModels } from './demo/models.ts'
import { makeRequests } from './demo/requests.ts'
import { makeSent } from './demo/sent.ts'
import { makeThemes } from './demo/themes.ts'
import { formThemeExtension } from './formTheme.ts'
import { leaveExtension } from './leave.ts'
import { leaveBinding } from './leaveApproval.ts'
import { processModelExtension } from './processModel.ts'
import { openToTakers, substituteExtension } from './requests.ts'

export const work: ServerModule = {
  extensions: {
    leave: leaveExtension,
    formTheme: formThemeExtension,
    processModel: processModelExtension,
    approvalSubstitute: substituteExtension,
    ...Object.fromEntries(
      ['drive', 'expenseReimbursement', 'specialExpense', 'supplierAdmission'].map((key) => [key, openToTakers]),
    ),
  },
  bindings: { Leave: leaveBinding },
  courses: requestCourses,
  jobs: [clockJob],
  demo: [
    { key: 'leave', name: 'leave and approvals', count: 40, run: makeLeaves },
    making({ key: 'processModel', name: 'models of processes', count: 12, make: makeModels }),
    making({ key: 'formTheme', name: 'themes of forms', count: 10, make: makeThemes }),
    { key: 'requests', name: 'requests under approval', count: 60, after: ['customer', 'supplier', 'leave'], run: makeRequests },
    {
      key: 'approvals',
      name: 'documents under approval',
      count: 1,
      after: [
        ...['leave', 'requests', 'auditNodeConfig', 'purchaseOrder', 'saleOrder', 'forecast', 'specialRequire', 'erpOrderNe'],
        ...['purchaseRequest', 'opps', 'ship', 'project'],
      ],
      run: makeSent,
    },
  ],
  grants: {
    employee: {
      ...on('leave', 'self', look),
      ...on('formTheme', 'all', ['view']),
      ...on('drive', 'self'),
      ...on('expenseReimbursement', 'self'),
      ...on('specialExpense', 'self'),
      wf_process_draft: 'self',
      wf_process_withdraw: 'self',
      wf_pass: 'all',
      wf_reject: 'all',
      wf_transfer: 'all',
      wf_delegate: 'all',
      wf_rollback: 'all',
      wf_add_instance: 'all',
      ...on('approvalSubstitute', 'self', [...look, 'add', 'edit', 'remove']),
      wf_print: 'all',
    },
    buyer: on('supplierAdmission', 'all'),
  },
}
