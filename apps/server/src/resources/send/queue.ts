import { enqueue } from '../../outbox/outbox.ts'
import type { Writing } from '../draft/writing.ts'

export const sendKind = 'send'

/** What the outbox keeps of a record that goes to a neighbour: it is read when its turn comes. */
export type SendEntry = { resource: string; name: string; id: string }

/** Leaves records for a neighbour, in the transaction that says so of them. */
export const queueSends = ({ tx, session, model }: Writing, name: string, ids: readonly string[]): Promise<void> =>
  enqueue(
    tx,
    ids.map((id) => ({
      tenantId: session.tenantId,
      kind: sendKind,
      payload: { resource: model.core.key, name, id } satisfies SendEntry,
    })),
  )
