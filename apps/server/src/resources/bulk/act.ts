import type { BulkOutcome } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Values } from '../../model/extension.ts'
import { act } from '../act/actCall.ts'
import type { WritingCall } from '../write/draft.ts'
import { remove } from '../write/remove.ts'
import { eachInSlices } from './eachInSlices.ts'
import { eachOrHalves } from './halves.ts'

/** Runs an action, or removes, over records: each done or refused by itself, though all should be refused. */
export async function actOver(call: WritingCall, name: string, ids: readonly string[], args: Values): Promise<BulkOutcome[]> {
  if (ids.length === 0) return []
  return name === 'remove' ? (await removeOver(call, ids)).results : runOver(call, name, ids, args)
}

async function runOver(call: WritingCall, name: string, ids: readonly string[], args: Values): Promise<BulkOutcome[]> {
  try {
    const { results } = await act(call, name, ids, args)
    return results.map(({ id, ok, msg }) => ({ id, ok, msg }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [only] = ids
    if (ids.length === 1 && only !== undefined) return [{ id: only, ok: false, msg: error.say(call.place.language) }]
    // None was done: each has a reason of its own.
    const outcomes: BulkOutcome[] = []
    for (const id of ids) outcomes.push(...(await runOver(call, name, [id], args)))
    return outcomes
  }
}

const removeOver = (call: WritingCall, ids: readonly string[]) =>
  eachInSlices(call, ids, {
    work: (writing, slice) =>
      eachOrHalves(writing.tx, slice, async (set) => {
        await remove(writing, set)
        return set.map(() => null)
      }),
    success: '',
    mayAllFail: true,
  })
