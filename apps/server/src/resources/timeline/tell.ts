import type { Changes, TimelineEntry } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { type Model, modelFor, partNamed } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { readNames, readValueNames } from '../../model/valueNames.ts'
import type { Session } from '../../services/session.ts'
import { operationName, sayChanges } from '../read/history.ts'
import { readRecords } from '../read/read.ts'
import type { Found } from './find.ts'

type EntryText = Pick<TimelineEntry, 'title' | 'details'>

/** Entries in the caller's words: one reading a resource, whatever their number. */
export async function tellEntries(tx: Tx, session: Session, found: readonly Found[], place: Place): Promise<TimelineEntry[]> {
  const texts = new Map<string, EntryText>()
  for (const [key, ofKey] of Map.groupBy(found, ({ resource }) => resource)) {
    const model = modelFor(key)
    const titles = await tellRecords(tx, session, model, ofKey, place, texts)
    await tellChanges(tx, session, model, ofKey, place, { texts, titles })
  }
  const people = new Set(found.flatMap(({ person }) => person ?? []))
  const names = (await readNames(tx, session.tenantId, new Map([['user', people]]))).get('user')
  return found.map(({ person, ...entry }) => ({
    ...entry,
    ...(texts.get(entry.id) ?? { title: '', details: [] }),
    personName: (person && names?.get(person)) ?? '',
  }))
}

/** Says of records that were made what they are. Answers what each record is called. */
async function tellRecords(
  tx: Tx,
  session: Session,
  model: Model,
  found: readonly Found[],
  place: Place,
  texts: Map<string, EntryText>,
): Promise<Map<string, string>> {
  const { core } = model
  const ids = [...new Set(found.filter(({ event }) => event !== 'done').map(({ recordId }) => recordId))]
  const records = await readRecords(tx, session.tenantId, model, ids, {})
  const valueNames = await readValueNames(tx, session.tenantId, model, records, place)
  const [first = core.display, ...others] = core.timeline?.text ?? []
  const titles = new Map<string, string>()
  for (const record of records) {
    const say = (key: string): string => {
      const part = partNamed(model, key)
      return part ? part.kind.print(part.field, record[key], valueNames) : ''
    }
    titles.set(record.id, say(first))
    const details = others.map((key) => ({ label: core.fields[key]?.label[place.language] ?? key, text: say(key) }))
    texts.set(record.id, { title: say(first), details: details.filter(({ text }) => text !== '') })
  }
  return titles
}

type Telling = { texts: Map<string, EntryText>; titles: ReadonlyMap<string, string> }

/** Says what was done to records, and what changed in them. */
async function tellChanges(
  tx: Tx,
  session: Session,
  model: Model,
  found: readonly Found[],
  place: Place,
  { texts, titles }: Telling,
): Promise<void> {
  const ids = found.filter(({ event }) => event !== 'made').map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await sql<{
    id: string
    record_id: string
    operation: string
    changes: Changes
  }>`select id, record_id, operation, changes
    from change_history where tenant_id = ${session.tenantId} and id = any(${ids}::text[])`.execute(tx)
  const all = rows.map(({ changes }) => changes)
  const say = await sayChanges(tx, session, model, all, place)
  for (const { id, record_id, operation, changes } of rows)
    texts.set(id, {
      title: titles.get(record_id) ?? operationName(operation, model, place.language),
      details: say(changes).map(({ label, before, after }) => ({ label, text: after, before })),
    })
}
