import { type Field, keysIn, misfit, narrowedBy, type Problem, same, targetOf, whereOf } from '@bip/contract'
import type { Tx } from '../../db/database.ts'
import type { Values } from '../../model/extension.ts'
import type { Model, Part } from '../../model/model.ts'
import { readTargets, type TargetsWanted, want } from '../read/targets.ts'
import { linesIn } from './rows.ts'

/** A choice that goes by other fields: where it stands, what it names, and the values around it. */
type Narrowed = { path: string; field: Field; resource: string; ids: string[]; around: Values }

type Checked = { values: Values; before: Values | null }

const narrowedParts = new WeakMap<readonly Part[], Part[]>()

function narrowedIn(parts: readonly Part[]): Part[] {
  const known = narrowedParts.get(parts) ?? parts.filter(({ field }) => whereOf(field) !== undefined)
  narrowedParts.set(parts, known)
  return known
}

/** The choices of a record of which something changed: itself or what it goes by. An old record stays editable as it is. */
function narrowedOf(model: Model, { values, before }: Checked): Narrowed[] {
  const changed = ({ key, field }: Part, now: Values, then: Values | null | undefined): boolean =>
    !then || [key, ...narrowedBy(field)].some((name) => !same(now[name] ?? null, then[name] ?? null))
  const at = (path: string, { key, field }: Part, held: Values, around: Values): Narrowed => ({
    path,
    field,
    resource: targetOf(field) ?? '',
    ids: keysIn(held[key]),
    around,
  })
  const own = narrowedIn(model.parts)
    .filter((part) => changed(part, values, before))
    .map((part) => at(part.key, part, values, values))
  const cells = model.lines.flatMap((lines) => {
    const parts = narrowedIn(lines.cells)
    if (parts.length === 0) return []
    const old = new Map(linesIn(before ?? {}, lines).map((line) => [line.id, line]))
    return linesIn(values, lines).flatMap((line, index) => {
      const around = { ...values, ...line }
      const then = old.get(line.id)
      return parts
        .filter((part) => changed(part, around, before && then && { ...before, ...then }))
        .map((part) => at(`${lines.key}.${index}.${part.key}`, part, line, around))
    })
  })
  return [...own, ...cells].filter(({ ids }) => ids.length > 0)
}

/** What is wrong with choices that do not fit what they go by, record by record; a statement for each resource chosen from. */
export async function misfits(
  tx: Tx,
  tenantId: string,
  model: Model,
  records: readonly Checked[],
): Promise<Record<string, Problem>[]> {
  const all = records.map((record) => narrowedOf(model, record))
  const wanted: TargetsWanted = new Map()
  for (const { resource, ids, field } of all.flat()) want(wanted, resource, ids, Object.keys(whereOf(field) ?? {}))
  const targets = await readTargets(tx, tenantId, wanted)
  const problemOf = ({ field, resource, ids, around }: Narrowed): Problem | undefined => {
    for (const id of ids) {
      const chosen = targets.get(resource)?.get(id)
      const found = chosen && misfit(field, chosen, around)
      if (found)
        return found.other ? { key: 'mismatch', values: { otherField: found.other } } : { key: 'unfit', values: { resource } }
    }
    return undefined
  }
  return all.map((choices) =>
    Object.fromEntries(
      choices.flatMap((choice) => {
        const problem = problemOf(choice)
        return problem ? [[choice.path, problem]] : []
      }),
    ),
  )
}
