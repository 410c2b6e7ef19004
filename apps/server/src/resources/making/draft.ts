import {
  type AnyRecord,
  differingField,
  type Fields,
  isEmpty,
  isLined,
  isOpen,
  type Label,
  type LinedMaking,
  lineOf,
  type Making,
  type MakingDraft,
  madeValues,
  makingTexts,
  mayMake,
  say,
  shownAlong,
  targetOf,
} from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Values } from '../../model/extension.ts'
import { notFound } from '../../model/ids.ts'
import { type Model, modelFor } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { demand, reaches } from '../../model/scope.ts'
import type { Session } from '../../services/session.ts'
import { withTakenOver } from '../draft/takeOver.ts'
import { askerOf } from '../read/can.ts'
import { readRecords } from '../read/read.ts'
import { readTargets, type TargetsWanted, want } from '../read/targets.ts'

type Asked = { model: Model; making: Making; ids: readonly string[] }

/** What a new record begins with that is made from some: nothing is stored. Throws where none of them gives anything. */
export async function makingDraft(
  tx: Tx,
  session: Session,
  { model, making, ids }: Asked,
  at: Date,
  place: Place,
): Promise<MakingDraft> {
  const target = modelFor(making.to)
  demand(session, target, 'add', target.core.label[place.language])
  const records = await chosen(tx, session, model, ids, place)
  const left = records.flatMap((record) => {
    const reason = whyNot(model, making, record)
    return reason
      ? [{ id: record.id, name: String(record[model.core.display] ?? record.id), reason: reason[place.language] }]
      : []
  })
  const open = records.filter(({ id }) => !left.some((one) => one.id === id))
  if (open.length === 0) throw new Refusal('notPossible', { reason: left[0]?.reason ?? '' })
  const differing = differingField(making, open)
  if (differing) {
    const field = model.core.fields[differing]?.label[place.language] ?? differing
    throw new Refusal('notPossible', { reason: say(makingTexts.differs, place.language, { field }) })
  }
  const doer = { ...askerOf(session, at), deptId: session.deptId, at: at.toISOString() }
  const values = madeValues(target.core, making, open, doer)
  const [filled = values] = await withTakenOver(tx, session.tenantId, target, [{ input: values, before: null }])
  if (!isLined(making)) return { values: filled, leftOut: left }
  return { values: await withShownLines(tx, session.tenantId, target, making, { values: filled, sources: open }), leftOut: left }
}

async function chosen(tx: Tx, session: Session, model: Model, ids: readonly string[], place: Place): Promise<AnyRecord[]> {
  const scope = demand(session, model, 'view', model.core.label[place.language])
  const found = await readRecords(tx, session.tenantId, model, ids, { lines: true })
  const byId = new Map(found.filter((record) => reaches(session, scope, record)).map((record) => [record.id, record]))
  return ids.map((id) => {
    const record = byId.get(id)
    if (!record) throw notFound(model, place.language)
    return record
  })
}

function whyNot({ core }: Model, making: Making, record: AnyRecord): Label | undefined {
  if (!mayMake(core, making, record)) return makingTexts.notNow
  return isOpen(making, record) ? undefined : makingTexts.nothingOpen
}

type Made = { values: Values; sources: readonly AnyRecord[] }

/** The made lines with names and what they show of others, as a detail has them. */
async function withShownLines(
  tx: Tx,
  tenantId: string,
  target: Model,
  { lines }: LinedMaking,
  { values, sources }: Made,
): Promise<Values> {
  const cells = target.lines.find(({ key }) => key === lines.into)?.field.fields ?? {}
  const made = Array.isArray(values[lines.into]) ? (values[lines.into] as Values[]) : [] // as it was made
  const wanted: TargetsWanted = new Map()
  for (const [key, to] of linksOf(cells)) {
    const ids = made.flatMap((line) => (isEmpty(line[key]) ? [] : [String(line[key])]))
    want(wanted, to, ids, [modelFor(to).core.display, ...shownAlong(cells, key).map(({ of }) => of)])
  }
  const targets = await readTargets(tx, tenantId, wanted)
  const origins = new Map(
    sources.flatMap((record) => (record[lines.of] as Values[]).map((line): [unknown, Values] => [line.id, line])), // read with its lines
  )
  const shown = made.map((line) => {
    const labels: Record<string, string> = {}
    const along: Values = {}
    for (const [key, to] of linksOf(cells)) {
      const named = targets.get(to)?.get(String(line[key]))
      if (!named) continue
      labels[key] = String(named[modelFor(to).core.display] ?? line[key])
      for (const { key: own, of } of shownAlong(cells, key)) along[own] = named[of] ?? null
    }
    for (const { key: own, of } of shownAlong(cells, lines.line)) along[own] = origins.get(line[lines.line])?.[of] ?? null
    return { ...line, ...along, _labels: labels }
  })
  return { ...values, [lines.into]: shown }
}

const linksOf = (cells: Fields): [key: string, to: string][] =>
  Object.entries(cells).flatMap(([key, cell]) => {
    const to = lineOf(cell) ? undefined : targetOf(cell)
    return to === undefined ? [] : [[key, to] as [string, string]]
  })
