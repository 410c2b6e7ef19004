import type { AnyRecord } from '@bip/contract'
import type { Context } from '../../model/extension.ts'
import { type NeighbourKey, neighbourKeys } from '../../neighbours/neighbour.ts'
import { neighbourOf } from '../../neighbours/neighbourOf.ts'
import { addParticipants } from '../../permissions/participants.ts'
import type { Services } from '../../services/services.ts'
import { bindingOf } from '../bindings.ts'
import { type Instance, recordOf } from '../instance.ts'
import { isRule, peopleOf } from '../who/rules.ts'
import { tell } from '../write/notices.ts'

/** What a service task is about: its process and its record; `key` is the same however often it is tried. */
export type Called = { instance: Instance; record: AnyRecord; key: string }

/**
 * What a step may have done. `of` stands behind the colon of its name. What stays in the database is done in the transaction that moves
 * the process on, and so once; what asks others is done outside of it, and bears being done twice. The answer is the step's result.
 */
type Handler = { knows(of: string): boolean } & (
  | { inside(context: Context, called: Called, of: string): Promise<unknown> }
  | { outside(services: Services, tenantId: string, called: Called, of: string): Promise<unknown> }
)

const sendTimeout = 30_000

const handlers: Readonly<Record<string, Handler>> = {
  /** `tell:head:HR`: whom a rule finds may read the process from now on, and hear of it. */
  tell: {
    knows: (of) => of.split(',').every(isRule),
    inside: async (context, { instance, record }, of) => {
      const { tx, session, at } = context
      const asking = { tx, tenantId: session.tenantId, starter: instance.starter, record, chosen: [] }
      const userIds = (await peopleOf(asking, of)).map(({ id }) => id)
      await addParticipants(tx, session.tenantId, instance.id, { userIds, role: 'copy', at })
      await tell(context, instance, { kind: 'told', userIds })
      return userIds.length
    },
  },
  /** `send:erp`: the record goes to another system of the company, which answers the number that it has there. */
  send: {
    knows: (of) => neighbourKeys.some((key) => key === of),
    outside: async ({ config }, tenantId, { instance, record, key }, of) => {
      const { _labels, _can, ...document } = record
      const { no } = await neighbourOf(of as NeighbourKey, config).send({
        tenantId,
        kind: bindingOf(instance.definitionKey).core.key,
        document,
        idempotencyKey: key,
        signal: AbortSignal.timeout(sendTimeout),
      })
      return no
    },
  },
}

const split = (name: string): [string, string] => {
  const at = name.indexOf(':')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

/** What does a service task, by the name that its diagram gives; undefined where nothing here does. */
export function handlerOf(name: string): { handler: Handler; of: string } | undefined {
  const [own, of] = split(name)
  const handler = Object.hasOwn(handlers, own) ? handlers[own] : undefined
  return handler?.knows(of) ? { handler, of } : undefined
}

export const calledOf = async ({ tx, session }: Context, instance: Instance, wait: string): Promise<Called> => ({
  instance,
  record: await recordOf(tx, session.tenantId, instance),
  key: `flow.${instance.id}.${wait}`,
})
