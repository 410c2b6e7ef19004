import {
  type Core,
  dictionaryOf,
  type Field,
  type FieldOf,
  type Fields,
  type FlowPart,
  flowFieldsOf,
  isMany,
  isStored,
  lineOf,
  parentField,
  type RollUp,
  rollUpsOf,
  stateField,
  targetOf,
} from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { searchedFields } from '../kinds/findFunction.ts'
import { columnName, type KindStore, kindOf, linesTableName, tableName } from '../kinds/index.ts'
import { baseFieldsOf } from './baseFields.ts'

/** A field with all that the engine asks of it, looked up once. */
export type Part = { key: string; field: Field; kind: KindStore<Field>; column: string }
export type LinesPart = {
  key: string
  field: FieldOf<'lines'>
  table: string
  cells: readonly Part[]
  lookups: readonly Lookup[]
  /** Cells that hold the id of a line of another resource. */
  lineLinks: readonly Link[]
}
/** A field that holds the id of a record, or a list of them, and the resource they are of; `table` where it is a line of theirs. */
export type Link = { key: string; column: string; to: string; isMany: boolean; table?: string }

/** A field that shows something of the record which another field names; the column is the one there. */
export type Lookup = Part & { link: Link; of: string }

/** A field that says something of the records that hang under its own; `by` is the column there that names them. */
export type RolledUp = Part & { rollUp: RollUp; by: string }

/** A field that says something of the process which its record went through last. */
export type Flow = Part & { flow: FlowPart }

/** A core as the engine works with it. Made once per core. */
export type Model = {
  core: Core
  table: string
  /** Own fields with a column, in the core's order. */
  parts: readonly Part[]
  /** The fields that every record has; of rows that a query works out, their id alone. */
  base: readonly Part[]
  lines: readonly LinesPart[]
  /** What is shown of records that own fields refer to. */
  lookups: readonly Lookup[]
  /** What is said of the records that hang under its own. */
  rollUps: readonly RolledUp[]
  /** What is said of the process that a record went through last. */
  flows: readonly Flow[]
  /** Own fields that refer to records, people among them. */
  links: readonly Link[]
  /** The dictionaries that its fields and the cells of its lines take words from. */
  dictionaries: readonly string[]
  searched: readonly string[]
  state: { key: string; column: string } | undefined
}

const models = new WeakMap<Core, Model>()

export function modelOf(core: Core): Model {
  const known = models.get(core)
  if (known) return known
  const state = stateField(core)
  const parts = partsOf(core.fields).filter(({ key }) => !core.computed?.asks.includes(key))
  const model: Model = {
    core,
    table: tableName(core),
    parts: parts.filter(({ field }) => field.kind !== 'lines'),
    base: partsOf(baseFieldsOf(core)).filter(({ key }) => !core.computed || key === 'id'),
    lines: Object.entries(core.fields).flatMap(([key, field]) => (field.kind === 'lines' ? [linesPart(core, key, field)] : [])),
    lookups: lookupsOf(core.fields),
    rollUps: rolledUpOf(core),
    flows: flowFieldsOf(core.fields).map(({ key, field, flow }) => ({
      key,
      field,
      kind: kindOf(field),
      column: columnName(key),
      flow,
    })),
    links: linksOf(parts),
    dictionaries: dictionariesOf(core.fields),
    searched: searchedFields(core.fields),
    state: state === undefined ? undefined : { key: state, column: columnName(state) },
  }
  models.set(core, model)
  return model
}

const linesPart = (core: Core, key: string, field: FieldOf<'lines'>): LinesPart => {
  const cells = partsOf(field.fields)
  return { key, field, table: linesTableName(core, key), cells, lookups: lookupsOf(field.fields), lineLinks: lineLinksOf(cells) }
}

/** The model of a declared resource; undefined for a key that nobody declared. */
export function findModel(key: string): Model | undefined {
  const core = Object.hasOwn(resources, key) ? resources[key] : undefined
  return core && modelOf(core)
}

/** The model that a core's own reference names; a missing one is a fault of the core. */
export function modelFor(key: string): Model {
  const model = findModel(key)
  if (!model)
    throw new Error(`A field refers to the resource "${key}", which nobody declared in packages/contract/src/resources.`)
  return model
}

/** The fields that have values of their own. */
export const partsOf = (fields: Fields): Part[] =>
  Object.entries(fields)
    .filter(([, field]) => isStored(field))
    .map(([key, field]) => ({ key, field, kind: kindOf(field), column: columnName(key) }))

function lookupsOf(fields: Fields): Lookup[] {
  const parts = partsOf(fields)
  const links = [...linksOf(parts), ...lineLinksOf(parts)]
  return Object.entries(fields).flatMap(([key, field]): Lookup[] => {
    const [reference, of] = field.from ?? []
    if (reference === undefined || of === undefined) return []
    const link = links.find((one) => one.key === reference && !one.isMany)
    if (!link)
      throw new Error(`The field "${key}" shows something of "${reference}", which is no reference to one record beside it.`)
    return [{ key, field, kind: kindOf(field), column: columnName(of), link, of }]
  })
}

const rolledUpOf = ({ key: own, fields }: Core): RolledUp[] =>
  rollUpsOf(fields).map(({ key, field, rollUp }) => {
    const below = resources[rollUp.of]
    const by = rollUp.by ?? (below && parentField(below, own)?.[0])
    if (by === undefined) throw new Error(`The field "${key}" rolls up "${rollUp.of}", which does not hang under its resource.`)
    return { key, field, kind: kindOf(field), column: columnName(rollUp.field ?? 'id'), rollUp, by: columnName(by) }
  })

export const linksOf = (parts: readonly Part[]): Link[] =>
  parts.flatMap(({ key, field, column }) => {
    const to = targetOf(field)
    return to === undefined ? [] : [{ key, column, to, isMany: isMany(field) }]
  })

const lineLinksOf = (parts: readonly Part[]): Link[] =>
  parts.flatMap(({ key, field, column }) => {
    const [to, lines] = lineOf(field) ?? []
    if (to === undefined || lines === undefined) return []
    const core = resources[to]
    if (!core) throw new Error(`The field "${key}" holds lines of "${to}", which nobody declared.`)
    return [{ key, column, to, isMany: false, table: linesTableName(core, lines) }]
  })

const dictionariesOf = (fields: Fields): string[] => [
  ...new Set(
    Object.values(fields).flatMap((field): string[] => {
      if (field.kind === 'lines') return dictionariesOf(field.fields)
      return [dictionaryOf(field) ?? []].flat()
    }),
  ),
]

/** A field by the name it has on the wire, own or base; undefined for any other name. */
export const partNamed = (model: Model, key: string): Part | undefined =>
  model.parts.find((part) => part.key === key) ?? model.base.find((part) => part.key === key)

/** What is shown of another record, by the name it has on the wire. */
export const lookupNamed = (model: Model, key: string): Lookup | undefined => model.lookups.find((lookup) => lookup.key === key)

/** What is said of the records below, by the name it has on the wire. */
export const rollUpNamed = (model: Model, key: string): RolledUp | undefined => model.rollUps.find((rollUp) => rollUp.key === key)

/** What is said of its process, by the name it has on the wire. */
export const flowNamed = (model: Model, key: string): Flow | undefined => model.flows.find((flow) => flow.key === key)

/** The field that names a record, as a column of its table. */
export const displayColumn = (model: Model): string => columnName(model.core.display)
