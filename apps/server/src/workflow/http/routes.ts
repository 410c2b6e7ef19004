import { workflowCalls } from '@bip/contract/workflow'
import { z } from 'zod'
import { type Route, route, WithMessage } from '../../http/route.ts'
import { placeOf } from '../../model/place.ts'
import { mayBegin } from '../bindings.ts'
import { categoryNames } from '../categories.ts'
import { definitionOf, startable } from '../definition.ts'
import { completeTask } from '../operations/complete.ts'
import { startProcess } from '../operations/start.ts'
import { transferTask } from '../operations/transfer.ts'
import { timesStarted } from '../read/categories.ts'
import { detailOf, modelView } from '../read/detail.ts'
import { type ListName, workCount, workList } from '../read/lists.ts'
import { startForm } from '../read/present.ts'
import { completion, listAsked, processAsked, startById, startByKey, transfer } from '../read/requests.ts'
import { formBytes, messages, read, signedIn, write } from './calls.ts'

const list = (path: string, name: ListName): Route =>
  route({
    method: 'GET',
    path,
    access: signedIn,
    query: listAsked,
    run: (call) => {
      const clock = { now: call.services.clock(), timeZone: placeOf(call).timeZone }
      return read(call, (tx) => workList(tx, call.session, call.language, name, call.query, clock))
    },
  })

/** Approval, as the spec calls it. */
export const routes = (): Route[] => [
  route({
    method: 'GET',
    path: workflowCalls.workCount,
    access: signedIn,
    run: (call) => read(call, (tx) => workCount(tx, call.session)),
  }),
  list(workflowCalls.todoList, 'todo'),
  list(workflowCalls.doneList, 'done'),
  list(workflowCalls.myDoneList, 'ended'),
  list(workflowCalls.sendList, 'sent'),
  list(workflowCalls.copyList, 'copied'),
  list(workflowCalls.claimList, 'claimable'),
  route({
    method: 'GET',
    path: workflowCalls.processList,
    access: signedIn,
    query: listAsked,
    run: async (call) => {
      const { known, nameOf, used } = await read(call, async (tx) => ({
        known: await startable(tx, call.session.tenantId),
        nameOf: await categoryNames(tx, call.session.tenantId),
        used: await timesStarted(tx, call.session),
      }))
      const definitions = known.filter(({ key }) => mayBegin(call.session, key))
      const { current, size } = call.query
      const records = definitions
        .map(({ id, key, name, formKey, icon, category, version, diagram }) => ({
          id,
          key,
          name: name[call.language],
          formKey,
          ...(diagram.formUrl && { formUrl: diagram.formUrl }),
          icon,
          category,
          categoryName: nameOf(category, call.language),
          version,
          used: used.get(key) ?? 0,
          needsAssignee: [...diagram.nodes.values()].some(({ assignee }) => assignee === 'chosen'),
        }))
        .slice((current - 1) * size, current * size)
      const total = definitions.length
      return { records, total, current, size, pages: Math.ceil(total / size) }
    },
  }),
  ...[workflowCalls.getFormByProcessDefKey, workflowCalls.getFormByProcessId].map((path) =>
    route({
      method: 'GET',
      path,
      access: signedIn,
      query: processAsked,
      run: async (call) => {
        const definition = await read(call, (tx) => definitionOf(tx, call.session.tenantId, call.query.definition))
        const { id, key, name } = definition
        const process = { processDefinitionId: id, processDefinitionKey: key, processDefinitionName: name[call.language] }
        return { ...process, ...startForm(definition) }
      },
    }),
  ),
  route({
    method: 'GET',
    path: workflowCalls.getXmlByProcessDefId,
    access: signedIn,
    query: processAsked,
    run: async (call) => {
      const { diagram } = await read(call, (tx) => definitionOf(tx, call.session.tenantId, call.query.definition))
      return diagram.xml[call.language]
    },
  }),
  route({
    method: 'GET',
    path: workflowCalls.detail,
    access: signedIn,
    query: z.object({
      taskId: z.string().max(64).optional(),
      processInsId: z.string().max(64).optional(),
      businessId: z.string().max(64).optional(),
    }),
    run: (call) => read(call, (tx) => detailOf(tx, call.session, call.language, call.query)),
  }),
  route({
    method: 'GET',
    path: workflowCalls.modelView,
    access: signedIn,
    query: z.object({ processInstanceId: z.string().max(64).optional(), processDefinitionId: z.string().max(64).optional() }),
    run: (call) => read(call, (tx) => modelView(tx, call.session, call.language, call.query)),
  }),
  route({
    method: 'POST',
    path: workflowCalls.startProcessByKey,
    access: signedIn,
    bodyLimit: formBytes,
    body: startByKey,
    run: async (call) => new WithMessage(await write(call, (context) => startProcess(context, call.body)), messages.started),
  }),
  route({
    method: 'POST',
    path: workflowCalls.startProcess,
    access: signedIn,
    bodyLimit: formBytes,
    body: startById,
    run: async (call) => new WithMessage(await write(call, (context) => startProcess(context, call.body)), messages.started),
  }),
  route({
    method: 'POST',
    path: workflowCalls.completeTask,
    access: signedIn,
    bodyLimit: formBytes,
    body: completion,
    run: async (call) => new WithMessage(await write(call, (context) => completeTask(context, call.body)), messages.done),
  }),
  route({
    method: 'POST',
    path: workflowCalls.transferTask,
    access: { permission: 'wf_transfer' },
    body: transfer,
    run: async (call) => new WithMessage(await write(call, (context) => transferTask(context, call.body)), messages.transferred),
  }),
]
