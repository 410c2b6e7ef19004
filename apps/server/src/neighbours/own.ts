import { newId } from '../db/id.ts'
import { type Neighbour, NeighbourFailure, type NeighbourPage, type ReadNeighbour } from './neighbour.ts'

/** What the company's own records say in place of a neighbour, by kind. */
export type OwnReaders = Readonly<Record<string, (call: ReadNeighbour) => Promise<NeighbourPage>>>

/** Stands for a neighbour that nobody configured: it reads the company's own records, and takes every document. */
export const ownNeighbour = (readers: OwnReaders): Neighbour => ({
  isRemote: false,
  read: (call) => {
    const reader = Object.hasOwn(readers, call.kind) ? readers[call.kind] : undefined
    if (!reader)
      throw new NeighbourFailure(`nothing of ours stands for its "${call.kind}"`, {
        isFinal: true,
        reason: { code: 'nothingFor', values: { kind: call.kind } },
      })
    return reader(call)
  },
  // The same document sent again is the same one.
  send: async ({ idempotencyKey }) => ({ id: idempotencyKey || newId(), no: '' }),
})
