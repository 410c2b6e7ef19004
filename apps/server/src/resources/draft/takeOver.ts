import { areBlank, type Fields, isEmpty, linesFrom, lineTemplatesOf, takenAlong, takenOf, targetOf } from '@bip/contract'
import type { Tx } from '../../db/database.ts'
import type { Values } from '../../model/extension.ts'
import { type Model, modelFor } from '../../model/model.ts'
import { readRecords } from '../read/read.ts'
import { readTargets, type TargetsWanted, want } from '../read/targets.ts'

/** Fields that are filled from a reference of the same record or line. */
type Gap = { fields: Fields; reference: string; values: Values; put: (taken: Values) => void }

type Sent = { input: Values; before: Values | null }

/** The references of values that name a record anew, with something left open that is taken over of it. */
function gapsOf(fields: Fields, values: Values, before: Values | undefined | null, put: Gap['put']): Gap[] {
  return Object.keys(fields).flatMap((reference) => {
    const open = takenAlong(fields, reference).some(({ key }) => isEmpty(values[key]))
    const isNew = !isEmpty(values[reference]) && values[reference] !== before?.[reference]
    return open && isNew ? [{ fields, reference, values, put }] : []
  })
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What was sent, with what was left open taken over of the records that it names: a price of the material. A statement for each resource. */
export async function withTakenOver(tx: Tx, tenantId: string, model: Model, sent: readonly Sent[]): Promise<Values[]> {
  const filled = await withTemplateLines(tx, tenantId, model, sent)
  const gaps = sent.flatMap(({ before }, at): Gap[] => {
    const input = filled[at] ?? {}
    const own = gapsOf(model.core.fields, input, before, (taken) => Object.assign(input, taken))
    return [...own, ...model.lines.flatMap(({ key, field }) => lineGaps(key, field.fields, input, before))]
  })
  const wanted: TargetsWanted = new Map()
  for (const { fields, reference, values } of gaps) {
    const field = fields[reference]
    const keys = takenAlong(fields, reference).map(({ of }) => of)
    want(wanted, (field && targetOf(field)) ?? '', [String(values[reference])], keys)
  }
  const targets = await readTargets(tx, tenantId, wanted)
  for (const { fields, reference, values, put } of gaps) {
    const field = fields[reference]
    const chosen = targets.get((field && targetOf(field)) ?? '')?.get(String(values[reference]))
    const taken = Object.entries(chosen ? takenOf(fields, reference, chosen) : {}).filter(([key]) => isEmpty(values[key]))
    if (taken.length > 0) put(Object.fromEntries(taken))
  }
  return filled
}

/** What was sent, with the lines of a template where one comes to be named and nothing was said in the lines. */
async function withTemplateLines(tx: Tx, tenantId: string, model: Model, sent: readonly Sent[]): Promise<Values[]> {
  const filled = sent.map(({ input }) => ({ ...input }))
  for (const { key, field, reference, to } of lineTemplatesOf(model.core.fields)) {
    const begun = filled.filter((input, at) => {
      const before = sent[at]?.before
      const isNew = !isEmpty(input[reference]) && input[reference] !== before?.[reference]
      return isNew && areBlank(field, input[key] ?? before?.[key])
    })
    if (begun.length === 0) continue
    const ids = [...new Set(begun.map((input) => String(input[reference])))]
    const templates = await readRecords(tx, tenantId, modelFor(to), ids, { lines: true })
    const byId = new Map<string, Values>(templates.map((template) => [template.id, template]))
    for (const input of begun) {
      const source = byId.get(String(input[reference]))
      if (source) input[key] = linesFrom(field, source)
    }
  }
  return filled
}

/** Gaps in lines; a filled line stands in the place of what was sent. */
function lineGaps(key: string, cells: Fields, input: Values, before: Values | null): Gap[] {
  const sent = input[key]
  if (!Array.isArray(sent) || !Object.values(cells).some(({ prefill }) => prefill)) return []
  const lines: unknown[] = [...sent]
  input[key] = lines
  const old = new Map<unknown, Values>((Array.isArray(before?.[key]) ? before[key] : []).map((line: Values) => [line.id, line]))
  return lines.flatMap((line, index) => {
    if (!isObject(line)) return []
    return gapsOf(cells, line, isEmpty(line.id) ? null : old.get(line.id), (taken) => {
      lines[index] = { ...(lines[index] as Values), ...taken } // an object, as just looked at
    })
  })
}
