import { label } from '@bip/contract'
import { z } from 'zod'
import { idOfLink } from '../../files/stored.ts'
import { withLabels } from '../../http/body/schemaProblems.ts'

const id = z.string().min(1).max(64)
const blank = (given: unknown) => (given === '' || given === null ? undefined : given)

const day = z.iso.date()
/** Ids or keys between commas. */
const several = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))

const page = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
}

const arrivedFrom = label('到达时间的起始日', 'The first day of “Arrived”', 'Ngày bắt đầu của “Đến lúc”')
const arrivedTo = label('到达时间的截止日', 'The last day of “Arrived”', 'Ngày kết thúc của “Đến lúc”')

/** Of a list: its page, words in title, number or name, and one process. */
export const listAsked = withLabels(
  z
    .object({
      ...page,
      search: z.string().max(200).optional(),
      title: z.string().max(200).optional(),
      serialNumber: z.string().max(60).optional(),
      processDefKey: z.string().max(64).optional(),
      status: z.string().max(20).optional(),
      category: z.string().max(64).optional(),
      starter: z.string().max(64).optional(),
      processDefKey_in: several.optional(),
      starter_in: several.optional(),
      arrived_ge: day.optional(),
      arrived_le: day.optional(),
      isLate: z.enum(['true', 'false']).optional(),
    })
    .transform(({ search, title, serialNumber, processDefKey_in, starter_in, arrived_ge, arrived_le, isLate, ...rest }) => ({
      ...rest,
      processes: processDefKey_in,
      starters: starter_in,
      arrivedFrom: arrived_ge,
      arrivedTo: arrived_le,
      isLate: isLate === undefined ? undefined : isLate === 'true',
      search: [search, title, serialNumber].filter(Boolean).join(' '),
    })),
  { arrived_ge: arrivedFrom, arrived_le: arrivedTo },
)

/** A definition by whichever name a client has for it. */
export const processAsked = z
  .object({
    processDefKey: id.optional(),
    processId: id.optional(),
    processDefId: id.optional(),
    processDefinitionId: id.optional(),
  })
  .transform(({ processDefKey, processId, processDefId, processDefinitionId }) => ({
    definition: processDefKey ?? processId ?? processDefId ?? processDefinitionId ?? '',
  }))

/** Values of a form, as an object or, as drafts keep them, as JSON text. */
const values = z.preprocess(
  (given) => {
    if (typeof given !== 'string') return given ?? {}
    try {
      return given === '' ? {} : JSON.parse(given)
    } catch {
      return given
    }
  },
  z.record(z.string(), z.unknown()),
)

const people = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])),
  z.array(id).max(20_000),
)

const startBody = { variables: values, copyUser: people, assignee: people, businessId: z.preprocess(blank, id.optional()) }

type StartBody = z.infer<z.ZodObject<typeof startBody>>
const starting = ({ variables, copyUser, assignee, businessId }: StartBody) => ({
  values: variables,
  copyUsers: copyUser,
  chosen: assignee,
  ...(businessId !== undefined && { businessId }),
})

export const startByKey = z
  .object({ processDefKey: id, ...startBody })
  .transform(({ processDefKey, ...body }) => ({ definition: processDefKey, ...starting(body) }))

export const startById = z
  .object({ processId: id.optional(), processDefId: id.optional(), processDefinitionId: id.optional(), ...startBody })
  .transform(({ processId, processDefId, processDefinitionId, ...body }) => ({
    definition: processId ?? processDefId ?? processDefinitionId ?? '',
    ...starting(body),
  }))

const comment = z.preprocess(blank, z.string().trim().max(2000).default(''))

const address = z.string().max(500).optional()

/** A file that was uploaded here, by its id or the address that the upload answered; empty for anything else. What it is called is known. */
const attachment = z
  .object({ id: id.optional(), attachId: id.optional(), url: address, link: address })
  .transform(({ id, attachId, url, link }) => id ?? attachId ?? idOfLink(url ?? link ?? '') ?? '')

const flag = z.preprocess((given) => (given === 'true' ? true : given === 'false' ? false : given), z.boolean())

export const completion = z
  .object({
    taskId: id,
    pass: flag,
    comment,
    variables: values,
    copyUser: people,
    assignee: people,
    attachment: z.preprocess((given) => blank(given) ?? [], z.array(attachment).max(20)),
  })
  .transform(({ variables, copyUser, assignee, attachment: attachments, ...rest }) => ({
    ...rest,
    chosen: assignee,
    values: variables,
    copyUsers: copyUser,
    attachments,
  }))

export const transfer = z.object({ taskId: id, assignee: id, comment })

/** A task, and what is said about it. */
export const onTask = z.object({ taskId: id, comment })
export const rollback = z.object({ taskId: id, nodeId: z.preprocess(blank, z.string().max(64).default('')), comment })
export const withdrawal = z.object({ taskId: id, withdrawType: z.enum(['wf_withdraw_end', 'wf_withdraw_start']), comment })
export const signers = z
  .object({ taskId: id, assignee: people, comment })
  .transform(({ assignee, ...rest }) => ({ ...rest, assignees: assignee }))
export const copying = z
  .object({ taskId: id, copyUser: people })
  .transform(({ taskId, copyUser }) => ({ taskId, copyUsers: copyUser }))

/** Several tasks that are decided alike. */
export const completions = z.object({
  taskIds: z.preprocess((given) => (typeof given === 'string' ? given.split(',') : given), z.array(id).min(1).max(200)),
  pass: flag,
  comment,
})

const draftKey = {
  processDefId: id,
  taskId: z.preprocess((given) => given ?? '', z.string().max(64)),
  platform: z.preprocess(blank, z.string().max(20).default('pc')),
}
export const draftAsked = z.object(draftKey).transform(({ processDefId, ...rest }) => ({ definition: processDefId, ...rest }))
export const draftSent = z
  .object({
    ...draftKey,
    formKey: z.preprocess((given) => given ?? '', z.string().max(120)),
    businessId: z.preprocess((given) => given ?? '', z.string().max(64)),
    variables: values,
  })
  .transform(({ processDefId, ...rest }) => ({ definition: processDefId, ...rest }))
export const idsAsked = z.object({ ids: people })
