import {
  type AnyRecord,
  type Core,
  fold,
  isEmpty,
  type Language,
  maxTreeLevel,
  plus,
  type TreeLevel,
  type TreeMove,
  type TreeRecord,
} from '@bip/contract'
import { matching } from './list.ts'
import { can, present } from './present.ts'
import { demand, type MemoryHandler, MemoryRefusal, type MemoryState, tableOf } from './state.ts'
import { save } from './write.ts'

const step = 10

/** Trees, level by level, and how records are put elsewhere in them. */
export function treeHandlers(state: MemoryState): [string, MemoryHandler][] {
  const named = (name: unknown): Core => {
    const core = state.resources[String(name)]
    if (!core?.tree) throw new MemoryRefusal('badRequest', { reason: String(name) })
    return core
  }
  return [
    [
      `GET ${plus.treeLevel}`,
      ({ query, language }) => {
        const core = named(query.get('resource'))
        demand(state, core, 'view', language)
        const search = fold(query.get('search') ?? '')
        return search ? foundIn(state, core, search) : levelOf(state, core, query.get('parentId'))
      },
    ],
    [
      `POST ${plus.treeMove}`,
      ({ body, language }) => {
        const move = body as TreeMove // as the contract declares the call
        const core = named(move.resource)
        return present(state, core, moveInTree(state, core, move, language), true)
      },
    ],
  ]
}

const parentIn = ({ tree }: Core, record: AnyRecord): string | null => {
  const parent = record[tree?.parent ?? '']
  return isEmpty(parent) ? null : String(parent)
}

function inOrder(state: MemoryState, core: Core): AnyRecord[] {
  const { order } = core.tree ?? {}
  return matching(core, tableOf(state, core.key).values(), order ? { sort: [order] } : {})
}

function levelOf(state: MemoryState, core: Core, parentId: string | null): TreeLevel {
  const rows = inOrder(state, core).filter((row) => parentIn(core, row) === parentId)
  const records = rows.slice(0, maxTreeLevel).map((row) => shown(state, core, row))
  return { records, isCut: rows.length > maxTreeLevel }
}

function foundIn(state: MemoryState, core: Core, search: string): TreeLevel {
  const table = tableOf(state, core.key)
  const wanted = new Set<string>()
  const found = matching(core, table.values(), { search })
  for (const row of found.slice(0, maxTreeLevel))
    for (let at: AnyRecord | undefined = row; at && !wanted.has(at.id); at = table.get(parentIn(core, at) ?? ''))
      wanted.add(at.id)
  const records = inOrder(state, core).flatMap((row) => (wanted.has(row.id) ? [shown(state, core, row)] : []))
  return { records, isCut: found.length > maxTreeLevel }
}

function shown(state: MemoryState, core: Core, row: AnyRecord): TreeRecord {
  const below = [...tableOf(state, core.key).values()].filter((other) => parentIn(core, other) === row.id)
  return {
    id: row.id,
    version: row.version,
    title: String(row[core.display] ?? row.id),
    subtitle: core.subtitle && !isEmpty(row[core.subtitle]) ? String(row[core.subtitle]) : null,
    parentId: parentIn(core, row),
    count: below.length,
    canMove: can(state, core, row).includes('edit'),
  }
}

function moveInTree(state: MemoryState, core: Core, { id, parentId, before, version }: TreeMove, language: Language): AnyRecord {
  const { parent = '', order } = core.tree ?? {}
  const placed = order && { [order]: placeOf(state, core, order, { id, parentId, before }) }
  return save(state, core, { id, version, [parent]: parentId, ...placed }, language)
}

/** The number of a place among those that stand there, all of which are numbered anew. */
function placeOf(
  state: MemoryState,
  core: Core,
  order: string,
  { id, parentId, before }: Omit<TreeMove, 'resource' | 'version'>,
) {
  const rows = inOrder(state, core).filter((row) => row.id !== id && parentIn(core, row) === parentId)
  const found = rows.findIndex((row) => row.id === before)
  const at = found < 0 ? rows.length : found
  for (const [index, row] of rows.entries()) row[order] = String((index + (index >= at ? 2 : 1)) * step)
  return String((at + 1) * step)
}
