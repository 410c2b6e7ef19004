import { z } from 'zod'
import { idOfLink } from '../../files/stored.ts'

const id = z.string().min(1).max(64)
const blank = (given: unknown) => (given === '' || given === null ? undefined : given)

const page = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(200).default(20),
}

/** Of a list: its page, words in title, number or name, and one process. */
export const listAsked = z
  .object({
    ...page,
    search: z.string().max(200).optional(),
    title: z.string().max(200).optional(),
    serialNumber: z.string().max(60).optional(),
    processDefKey: z.string().max(64).optional(),
    status: z.string().max(20).optional(),
  })
  .transform(({ search, title, serialNumber, ...rest }) => ({
    ...rest,
    search: [search, title, serialNumber].filter(Boolean).join(' '),
  }))

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

const startBody = { variables: values, copyUser: people }

export const startByKey = z
  .object({ processDefKey: id, ...startBody })
  .transform(({ processDefKey, variables, copyUser }) => ({ definition: processDefKey, values: variables, copyUsers: copyUser }))

export const startById = z
  .object({ processId: id.optional(), processDefId: id.optional(), processDefinitionId: id.optional(), ...startBody })
  .transform(({ processId, processDefId, processDefinitionId, variables, copyUser }) => ({
    definition: processId ?? processDefId ?? processDefinitionId ?? '',
    values: variables,
    copyUsers: copyUser,
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
    attachment: z.preprocess((given) => blank(given) ?? [], z.array(attachment).max(20)),
  })
  .transform(({ variables, copyUser, attachment: attachments, ...rest }) => ({
    ...rest,
    values: variables,
    copyUsers: copyUser,
    attachments,
  }))

export const transfer = z.object({ taskId: id, assignee: id, comment })
