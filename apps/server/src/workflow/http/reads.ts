import { processCalls, workflowCalls } from '@bip/contract/workflow'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { type Route, route } from '../../http/route.ts'
import { definitionOf } from '../definition.ts'
import { readableInstance } from '../instance.ts'
import { allCategories, categoryTree } from '../read/categories.ts'
import { workCount } from '../read/lists.ts'
import { recentPhrases } from '../read/phrases.ts'
import { startForm } from '../read/present.ts'
import { processTasks } from '../read/tasks.ts'
import { formVariables } from '../read/variables.ts'
import { colleague } from '../who/resolve.ts'
import { read, signedIn } from './calls.ts'

const instanceAsked = z
  .object({ processInsId: z.string().max(64).optional(), processInstanceId: z.string().max(64).optional() })
  .transform(({ processInsId, processInstanceId }) => ({ id: processInsId ?? processInstanceId ?? '' }))

/** What other parts of the product, and other systems, ask of processes. */
export const readRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: workflowCalls.userDetail,
    access: signedIn,
    query: z.object({ id: z.string().min(1).max(64) }),
    run: async (call) => {
      const person = await read(call, (tx) => colleague(tx, call.session.tenantId, call.query.id))
      if (!person) throw new Refusal('notFound', { what: call.query.id })
      return { id: person.id, realName: person.name }
    },
  }),
  route({
    method: 'GET',
    path: workflowCalls.categories,
    access: signedIn,
    run: (call) => read(call, (tx) => allCategories(tx, call.session, call.language)),
  }),
  route({
    method: 'GET',
    path: workflowCalls.categoryTree,
    access: signedIn,
    run: (call) => read(call, (tx) => categoryTree(tx, call.session, call.language)),
  }),
  route({
    method: 'GET',
    path: workflowCalls.topTitle,
    access: signedIn,
    run: (call) => read(call, (tx) => workCount(tx, call.session)),
  }),
  route({
    method: 'GET',
    path: workflowCalls.processForm,
    access: signedIn,
    query: z.object({
      processDefinitionId: z.string().max(64).optional(),
      processInsId: z.string().max(64).optional(),
    }),
    run: (call) =>
      read(call, async (tx) => {
        const { processDefinitionId, processInsId } = call.query
        const id = processInsId
          ? (await readableInstance(tx, call.session, processInsId)).definitionId
          : (processDefinitionId ?? '')
        const definition = await definitionOf(tx, call.session.tenantId, id)
        return { processDefinitionId: definition.id, processDefinitionKey: definition.key, ...startForm(definition) }
      }),
  }),
  ...(
    [
      [workflowCalls.processTask, true],
      [workflowCalls.processTaskHistory, false],
    ] as const
  ).map(([path, isOpen]) =>
    route({
      method: 'GET',
      path,
      access: signedIn,
      query: instanceAsked,
      run: (call) => read(call, (tx) => processTasks(tx, call.session, call.language, call.query.id, isOpen)),
    }),
  ),
  route({
    method: 'GET',
    path: workflowCalls.formVariables,
    access: signedIn,
    query: instanceAsked,
    run: (call) => read(call, (tx) => formVariables(tx, call.session, call.language, call.query.id)),
  }),
  route({
    method: 'GET',
    path: processCalls.phrases,
    access: signedIn,
    run: (call) => read(call, (tx) => recentPhrases(tx, call.session)),
  }),
]
