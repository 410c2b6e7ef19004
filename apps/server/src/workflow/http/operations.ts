import { say } from '@bip/contract'
import { processCalls, workflowCalls } from '@bip/contract/workflow'
import { z } from 'zod'
import { type Route, route } from '../../http/route.ts'
import { listDrafts, readDraft, removeDrafts, saveDraft } from '../drafts.ts'
import { backNodesOf, recallTask, rollbackTask } from '../operations/back.ts'
import { claimTask, unclaimTask } from '../operations/claim.ts'
import { giveCopies } from '../operations/copy.ts'
import { delegateTask, returnTask } from '../operations/delegate.ts'
import { matchDrawings } from '../operations/drawings.ts'
import { addSigners, removeSigner } from '../operations/signers.ts'
import { terminateProcess, urgeProcess, withdrawTask } from '../operations/whole.ts'
import { previewOf } from '../read/preview.ts'
import {
  copying,
  draftAsked,
  draftSent,
  idsAsked,
  onTask,
  rollback,
  signers,
  startByKey,
  transfer,
  withdrawal,
} from '../read/requests.ts'
import { contextOf, doing, formBytes, messages, read, signedIn } from './calls.ts'

const aboutProcess = z.object({ processInstanceId: z.string().min(1).max(64) })

/** What people do with tasks and processes beside deciding them. */
export const operationRoutes = (): Route[] => [
  doing(workflowCalls.delegateTask, transfer, { permission: 'wf_delegate' }, messages.delegated, delegateTask),
  doing(processCalls.returnTask, onTask, signedIn, messages.success, returnTask),
  doing(workflowCalls.claimTask, onTask, signedIn, messages.success, claimTask),
  doing(processCalls.unclaimTask, onTask, signedIn, messages.success, unclaimTask),
  doing(workflowCalls.rollbackTask, rollback, { permission: 'wf_rollback' }, messages.rolledBack, rollbackTask),
  doing(workflowCalls.terminateProcess, onTask, { permission: 'wf_terminate' }, messages.success, terminateProcess),
  doing(workflowCalls.addMultiInstance, signers, { permission: 'wf_add_instance' }, messages.signerAdded, addSigners),
  doing(processCalls.removeSigner, transfer, { permission: 'wf_add_instance' }, messages.success, removeSigner),
  doing(workflowCalls.withdrawTask, withdrawal, { permission: 'wf_process_withdraw' }, messages.success, withdrawTask),
  doing(workflowCalls.drawingMatch, aboutProcess, { permission: 'wf_drawing_match' }, messages.matched, matchDrawings),
  doing(processCalls.recallTask, onTask, signedIn, messages.success, recallTask),
  doing(processCalls.urge, onTask, signedIn, messages.success, urgeProcess),
  doing(processCalls.copy, copying, signedIn, messages.success, giveCopies),
  route({
    method: 'GET',
    path: workflowCalls.getBackNodes,
    access: signedIn,
    query: z.object({ taskId: z.string().min(1).max(64) }),
    // The process is locked for a moment, so that what is offered is what can be done.
    run: (call) =>
      call.services.database.asTenant(call.session.tenantId, (tx) => backNodesOf(contextOf(call, tx), call.query.taskId)),
  }),
  route({
    method: 'POST',
    path: processCalls.preview,
    access: signedIn,
    bodyLimit: formBytes,
    body: startByKey,
    run: (call) => read(call, (tx) => previewOf(contextOf(call, tx), call.body)),
  }),
  ...draftRoutes(),
]

const draftRoutes = (): Route[] => [
  doing(workflowCalls.draftSubmit, draftSent, { permission: 'wf_process_draft' }, messages.success, saveDraft),
  doing(processCalls.draftRemove, idsAsked, signedIn, messages.success, (context, { ids }) => removeDrafts(context, ids)),
  route({
    method: 'GET',
    path: workflowCalls.draftDetail,
    access: signedIn,
    query: draftAsked,
    run: (call) => read(call, (tx) => readDraft(tx, call.session, call.query)),
  }),
  route({
    method: 'GET',
    path: processCalls.draftList,
    access: signedIn,
    run: async (call) => {
      const drafts = await read(call, (tx) => listDrafts(tx, call.session))
      const records = drafts.map(({ name, names, title, ...draft }) => ({
        ...draft,
        title: title ? say(title, call.language) : '',
        processDefinitionName: names[call.language] || name,
      }))
      return { records, total: records.length, current: 1, size: records.length, pages: 1 }
    },
  }),
]
