import { type AnyRecord, label, say, takesComments } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Extension } from '../model/extension.ts'
import { notFound } from '../model/ids.ts'
import type { Model } from '../model/model.ts'
import { modelNamed } from '../model/named.ts'
import type { Place } from '../model/question.ts'
import { demand, reaches, scopeOf } from '../model/scope.ts'
import { readRecord } from '../resources/read/read.ts'
import type { Session } from '../services/session.ts'
import type { About } from './store.ts'

const none = label('这类记录不能评论', 'these records take no comments', 'loại bản ghi này không có bình luận')

/** A record that the caller sees, with what decides who else does. */
export type Seen = { model: Model; record: AnyRecord; extension: Extension }

/** The record that is spoken about, as its page shows it. Throws what its page would: `forbidden`, or `notFound` where it was removed. */
export async function seenBy(
  tx: Tx,
  session: Session,
  { resource, recordId }: About,
  place: Place,
  extensions: Readonly<Record<string, Extension>>,
): Promise<Seen> {
  const model = modelNamed(resource, place.language)
  if (!takesComments(model.core)) throw new Refusal('badRequest', { reason: say(none, place.language) })
  const scope = demand(session, model, 'view', model.core.label[place.language])
  const record = await readRecord(tx, session.tenantId, model, recordId, {})
  const extension = extensions[resource] ?? {}
  if (!record) throw notFound(model, place.language)
  if (!reaches(session, scope, record) && !(await extension.mayOpen?.({ tx, session }, record)))
    throw notFound(model, place.language)
  return { model, record, extension }
}

/** Whether somebody else may see it too. */
export async function alsoSees(tx: Tx, person: Session, { model, record, extension }: Seen): Promise<boolean> {
  const scope = scopeOf(person, model, 'view')
  if (!scope) return false
  return reaches(person, scope, record) || (await extension.mayOpen?.({ tx, session: person }, record)) === true
}
