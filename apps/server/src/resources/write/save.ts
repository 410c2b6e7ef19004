import { type AnyRecord, isEmpty } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Extension, Values } from '../../model/extension.ts'
import { oneId } from '../../model/ids.ts'
import { refuseProblems } from '../draft/check.ts'
import { type Draft, isRight, type Wanted, type Writing } from '../draft/writing.ts'
import { readRecord } from '../read/read.ts'
import { draftAll } from './draft.ts'
import { shown, storeAll } from './store.ts'

export type { Writing } from '../draft/writing.ts'

/** Stores what a client sent: a new record without `id`, else the sent fields of that record. Answers the whole record. */
export async function save(writing: Writing, input: Values): Promise<AnyRecord> {
  const wanted: Wanted = isEmpty(input.id) ? { input } : { id: oneId(input.id, writing), input }
  const drafts = await draftAll(writing, [wanted])
  for (const { refusal, problems } of drafts) {
    if (refusal) throw refusal
    refuseProblems(writing.model, problems, writing.place.language)
  }
  const [{ id } = { id: '' }] = await storeAll(writing, drafts, 'create')
  const { tx, session, model } = writing
  const record = await readRecord(tx, session.tenantId, model, id, shown(writing))
  if (!record) throw new Error(`${model.core.key} ${id} was written and cannot be read back: a policy hides what it lets in.`)
  return record
}

/** Whether many records of a resource may be checked before any of them is stored: hooks for one record see those before it stored. */
const goesTogether = ({ beforeSave, afterSave }: Extension): boolean => !beforeSave && !afterSave

function namesOneTwice(wanted: readonly Wanted[]): boolean {
  const ids = wanted.flatMap(({ id }) => id ?? [])
  return new Set(ids).size < ids.length
}

/**
 * Stores what can be stored of what is wanted, and answers a draft for each that says what is wrong with the others. Nothing of a refused
 * record stays.
 */
export async function saveEach(writing: Writing, wanted: readonly Wanted[], operation: 'create' | 'import'): Promise<Draft[]> {
  if (wanted.length === 0) return []
  const { tx } = writing
  if (wanted.length > 1 && (!goesTogether(writing.extension) || namesOneTwice(wanted)))
    return inHalves(writing, wanted, operation)
  await sql`savepoint one_set`.execute(tx)
  try {
    const drafts = await draftAll(writing, wanted)
    await storeAll(writing, drafts.filter(isRight), operation)
    await sql`release savepoint one_set`.execute(tx)
    return drafts
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_set`.execute(tx)
    if (wanted.length > 1) return inHalves(writing, wanted, operation)
    return wanted.map((one) => ({ wanted: one, before: null, values: {}, changes: {}, problems: {}, refusal: error }))
  }
}

/** Of a set that is refused as a whole nobody knows which record is meant until it is alone. */
async function inHalves(writing: Writing, wanted: readonly Wanted[], operation: 'create' | 'import'): Promise<Draft[]> {
  const half = Math.ceil(wanted.length / 2)
  const first = await saveEach(writing, wanted.slice(0, half), operation)
  return [...first, ...(await saveEach(writing, wanted.slice(half), operation))]
}
