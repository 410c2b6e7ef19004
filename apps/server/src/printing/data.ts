import { type AnyRecord, holdsFiles, type Language, lineOf, type PrintField } from '@bip/contract'
import type { PrintData } from '@bip/contract/printing'
import type { Tx } from '../db/database.ts'
import type { ValueNames } from '../kinds/index.ts'
import { notFound } from '../model/ids.ts'
import type { Model, Part } from '../model/model.ts'
import type { Place } from '../model/question.ts'
import { demand, reaches } from '../model/scope.ts'
import { readValueNames } from '../model/valueNames.ts'
import { mayReadBusiness } from '../permissions/participants.ts'
import { linesIn } from '../resources/draft/rows.ts'
import { readRecords } from '../resources/read/read.ts'
import type { Session } from '../services/session.ts'
import { approvalField, approvalLabels, approvalLines } from './approvals.ts'

/** Everything of a record that a template may name, beside its lines. */
const partsOf = (model: Model): readonly Part[] => [...model.base, ...model.parts, ...model.lookups, ...model.rollUps]

const isShown = ({ field }: Part): boolean => lineOf(field) === undefined && !holdsFiles(field)

type Asked = { tx: Tx; session: Session; model: Model; place: Place }

/**
 * Records as they are printed, in the order of their ids. Whoever sees them prints them, and whoever decides about them. Throws
 * `notFound` where one is not the caller's to see.
 */
export async function printDataOf({ tx, session, model, place }: Asked, ids: readonly string[]): Promise<PrintData[]> {
  const records = await readRecords(tx, session.tenantId, model, ids, { labels: 'all', lines: true })
  const byId = new Map(records.map((record) => [record.id, record]))
  const view = demand(session, model, 'view', model.core.label[place.language])
  const valueNames = await readValueNames(tx, session.tenantId, model, records, place)
  const labels = labelsOf(model, place.language)
  const approvals = await approvalLines(tx, session, ids, place)
  const printed: PrintData[] = []
  for (const id of ids) {
    const record = byId.get(id)
    const isSeen = record && (reaches(session, view, record) || (await mayReadBusiness(tx, session, id)))
    if (!isSeen) throw notFound(model, place.language)
    const own = dataOf(model, record, valueNames)
    printed.push({ ...own, lines: { ...own.lines, [approvalField]: approvals.get(id) ?? [] }, labels })
  }
  return printed
}

function dataOf(model: Model, record: AnyRecord, valueNames: ValueNames): Omit<PrintData, 'labels'> {
  const texts: Record<string, string> = { id: record.id, title: model.core.label[valueNames.language] }
  for (const { key, field, kind } of partsOf(model).filter(isShown))
    if (key !== 'id') texts[key] = named(record, key) ?? kind.print(field, record[key], valueNames)
  const lines = model.lines.map((of) => {
    const cells = [...of.cells, ...of.lookups].filter(isShown)
    return [
      of.key,
      linesIn(record, of).map((line) =>
        Object.fromEntries(
          cells.map(({ key, field, kind }) => [key, named(line, key) ?? kind.print(field, line[key], valueNames)]),
        ),
      ),
    ] as const
  })
  return { texts, lines: Object.fromEntries(lines) }
}

/** The name of what a field refers to, as it was read along with the record. */
function named(record: Record<string, unknown>, key: string): string | undefined {
  const labels = record._labels as Record<string, string> | undefined // what read.ts answers
  return labels?.[key]
}

function labelsOf(model: Model, language: Language): Record<string, string> {
  return {
    ...Object.fromEntries(fieldsOf(model, language).map(({ key, label, lines }) => [lines ? `${lines}.${key}` : key, label])),
  }
}

/** What a template of a resource may name. */
export function fieldsOf(model: Model, language: Language): PrintField[] {
  const said = ({ key, field }: Part) => ({ key, label: field.label[language] })
  return [
    { key: 'title', label: model.core.label[language] },
    ...partsOf(model)
      .filter(isShown)
      .filter(({ key }) => key !== 'version')
      .map(said),
    ...model.lines.flatMap((lines) => [
      { key: lines.key, label: lines.field.label[language], isLines: true },
      ...[...lines.cells, ...lines.lookups].filter(isShown).map((part) => ({ ...said(part), lines: lines.key })),
    ]),
    ...approvalLabels(model, language),
  ]
}
