import { label } from '@bip/contract'
import { workflowCalls } from '@bip/contract/workflow'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { type Call, type Route, route, Told } from '../http/route.ts'
import type { Context } from '../model/extension.ts'
import { placeOf } from '../model/place.ts'
import { once, repeatable } from '../resources/write/idempotency.ts'
import { completeTask } from './complete.ts'
import { definitionOf, startable } from './definition.ts'
import { detailOf, modelView } from './read/detail.ts'
import { type ListName, workCount, workList } from './read/lists.ts'
import { startForm } from './read/present.ts'
import { completion, listAsked, processAsked, startById, startByKey, transfer } from './read/requests.ts'
import { startProcess } from './start.ts'
import { transferTask } from './transfer.ts'

const signedIn = { signedIn: true } as const
const formBytes = 8 * 1024 * 1024

const told = {
  started: label('发起成功', 'Started', 'Khởi tạo thành công'),
  done: label('处理成功', 'Handled', 'Xử lý thành công'),
  transferred: label('转办成功', 'Transferred', 'Chuyển xử lý thành công'),
}

const read = <T>({ services, session }: Pick<Call, 'services' | 'session'>, work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.database.asTenant(session.tenantId, work, { readOnly: true })

/** One transaction, once per idempotency key; those concerned are told after it. */
async function write<T>(call: Call<unknown, unknown>, work: (context: Context) => Promise<T>): Promise<T> {
  const { session, services, body, request } = call
  const asked = repeatable(request.headers['idempotency-key'], request.routeOptions.url, body)
  const at = services.clock()
  return services.database.asTenant(session.tenantId, (tx) => {
    const context: Context = { tx, session, services, at, place: placeOf(call) }
    return once(context, asked, () => work(context))
  })
}

const list = (path: string, name: ListName): Route =>
  route({
    method: 'GET',
    path,
    access: signedIn,
    query: listAsked,
    run: (call) => read(call, (tx) => workList(tx, call.session, call.language, name, call.query)),
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
  route({
    method: 'GET',
    path: workflowCalls.claimList,
    access: signedIn,
    query: listAsked,
    // Every task here has an assignee from its first moment, so none waits to be claimed.
    run: async ({ query: { current, size } }) => ({ records: [], total: 0, current, size, pages: 0 }),
  }),
  route({
    method: 'GET',
    path: workflowCalls.processList,
    access: signedIn,
    query: listAsked,
    run: async (call) => {
      const definitions = await read(call, (tx) => startable(tx, call.session.tenantId))
      const { current, size } = call.query
      const records = definitions
        .map(({ id, key, name, formKey, icon }) => ({ id, key, name: name[call.language], formKey, icon }))
        .slice((current - 1) * size, current * size)
      return { records, total: definitions.length, current, size, pages: Math.ceil(definitions.length / size) }
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
    run: async (call) => new Told(await write(call, (context) => startProcess(context, call.body)), told.started),
  }),
  route({
    method: 'POST',
    path: workflowCalls.startProcess,
    access: signedIn,
    bodyLimit: formBytes,
    body: startById,
    run: async (call) => new Told(await write(call, (context) => startProcess(context, call.body)), told.started),
  }),
  route({
    method: 'POST',
    path: workflowCalls.completeTask,
    access: signedIn,
    bodyLimit: formBytes,
    body: completion,
    run: async (call) => new Told(await write(call, (context) => completeTask(context, call.body)), told.done),
  }),
  route({
    method: 'POST',
    path: workflowCalls.transferTask,
    access: { permission: 'wf_transfer' },
    body: transfer,
    run: async (call) => new Told(await write(call, (context) => transferTask(context, call.body)), told.transferred),
  }),
]
