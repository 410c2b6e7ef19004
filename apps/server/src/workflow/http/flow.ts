import { type Label, label } from '@bip/contract'
import { flowCalls } from '@bip/contract/workflow'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { type Route, route, WithMessage } from '../../http/route.ts'
import { changeState, deleteDeployments, deploy, listDefinitions } from '../manage/definitions.ts'
import { flowFigures } from '../manage/figures.ts'
import {
  assignTask,
  deleteInstances,
  listInstances,
  moveTokens,
  readInstance,
  retryIncident,
  suspend,
} from '../manage/instances.ts'
import { migrateInstances, planOf } from '../manage/migration.ts'
import { contextOf, doing, messages, read, write } from './calls.ts'

const view = { permission: 'flow_view' } as const
const edit = { permission: 'flow_edit' } as const

const id = z.string().min(1).max(64)
const ids = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : given),
  z.array(id).min(1).max(200),
)
const comment = z.preprocess((given) => given ?? '', z.string().trim().max(2000))
const flag = z.preprocess((given) => (given === 'true' ? true : given === 'false' ? false : given), z.boolean())
const page = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
  search: z.string().max(200).default(''),
}
const listAsked = z.object({ ...page, processDefKey: z.string().max(64).optional(), status: z.string().max(20).optional() })
const migration = z.object({
  processInstanceIds: ids,
  processDefinitionId: id,
  mapping: z.record(z.string().max(120), z.string().max(120)).default({}),
})

/** `state` is `active` or `suspend`, or 1 and 2 as some clients write it. */
const stateAsked = z
  .object({ processId: id.optional(), processDefinitionId: id.optional(), state: z.union([z.string(), z.number()]) })
  .transform(({ processId, processDefinitionId, state }) => ({
    id: processId ?? processDefinitionId ?? '',
    isSuspended: /^(2|suspend)/i.test(String(state)),
  }))

/** The engine as administrators see it: deployments, versions, processes of all people, and what stopped. */
export const flowRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: flowCalls.managerList,
    access: view,
    query: z.object(page),
    run: (call) => read(call, (tx) => listDefinitions(tx, call.session, call.language, call.query)),
  }),
  route({
    method: 'GET',
    path: flowCalls.followList,
    access: view,
    query: listAsked,
    run: (call) => read(call, (tx) => listInstances(tx, call.session, call.language, call.query)),
  }),
  route({
    method: 'GET',
    path: flowCalls.instance,
    access: view,
    query: z.object({ processInstanceId: id }),
    run: (call) => read(call, (tx) => readInstance(tx, call.session, call.language, call.query.processInstanceId)),
  }),
  route({
    method: 'GET',
    path: flowCalls.figures,
    access: view,
    query: z.object({ processDefKey: id }),
    run: (call) => read(call, (tx) => flowFigures(tx, call.session, call.language, call.query.processDefKey)),
  }),
  doing(flowCalls.changeState, stateAsked, edit, messages.success, changeState),
  doing(flowCalls.deleteDeployment, z.object({ deploymentIds: ids }), edit, messages.success, (context, { deploymentIds }) =>
    deleteDeployments(context, deploymentIds),
  ),
  doing(
    flowCalls.deleteInstance,
    z.object({ processInstanceId: ids, deleteReason: comment }),
    edit,
    messages.success,
    (context, { processInstanceId, deleteReason }) => deleteInstances(context, { ids: processInstanceId, reason: deleteReason }),
  ),
  doing(flowCalls.suspend, z.object({ processInstanceId: id, isSuspended: flag }), edit, messages.success, suspend),
  doing(flowCalls.assign, z.object({ taskId: id, assignee: id, comment }), edit, messages.success, assignTask),
  doing(flowCalls.move, z.object({ processInstanceId: id, tokens: ids, node: id, comment }), edit, messages.success, moveTokens),
  doing(
    flowCalls.retry,
    z.object({ processInstanceId: id, wait: id, values: z.record(z.string(), z.unknown()).default({}) }),
    edit,
    messages.success,
    retryIncident,
  ),
  route({
    method: 'POST',
    path: flowCalls.migrationPlan,
    access: edit,
    body: migration,
    onlyReads: true,
    // Each process is locked for a moment, so that the plan is of one moment.
    run: (call) => call.services.database.asTenant(call.session.tenantId, (tx) => planOf(contextOf(call, tx), call.body)),
  }),
  doing(flowCalls.migrate, migration, edit, messages.success, migrateInstances),
  upload(),
]

const maxFiles = 20
const maxBytes = 1024 * 1024
const deployed = label('部署成功', 'Deployed', 'Triển khai thành công')
const noFiles = label('请选择流程图文件', 'choose a diagram', 'hãy chọn tệp sơ đồ')
const tooLarge = label('流程图文件过大', 'the file is too large', 'tệp sơ đồ quá lớn')

/** The text of a file: UTF-8, or UTF-16 where it begins with the mark of that. */
const textOf = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString('hex')
  return new TextDecoder({ fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8').decode(bytes)
}

/** Diagrams as files: all of them are deployed, or none. */
const upload = (): Route =>
  route({
    method: 'POST',
    path: flowCalls.deployUpload,
    access: edit,
    multipart: true,
    bodyLimit: maxFiles * maxBytes,
    run: async (call) => {
      const refuse = (text: Label) => new Refusal('badRequest', { reason: text[call.language] })
      const files: { name: string; xml: string }[] = []
      let category = ''
      for await (const part of call.request.parts({ limits: { files: maxFiles, fileSize: maxBytes } })) {
        if (part.type === 'file') {
          const bytes = await part.toBuffer()
          if (part.file.truncated) throw refuse(tooLarge)
          files.push({ name: part.filename, xml: textOf(bytes) })
        } else if (part.fieldname === 'category') category = String(part.value).slice(0, 64)
      }
      if (files.length === 0) throw refuse(noFiles)
      const results = await write({ ...call, body: files.map(({ name }) => name) }, async (context) => {
        const made = []
        for (const file of files) made.push(await deploy(context, file, category))
        return made
      })
      return new WithMessage(results, deployed)
    },
  })
