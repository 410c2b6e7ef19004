import { flowParts, type Kind, languages, problems } from '@bip/contract'
import type { Finding } from './rules.ts'

/** What an option holds. */
type Shape =
  | 'text'
  | 'line'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'label'
  | 'names'
  | 'any'
  | 'cells'
  | 'formula'
  | 'format'
  | 'messages'
  | 'where'
  | 'fieldPath'
  | 'when'
  | 'rollUp'
  | 'flow'

const common: Readonly<Record<string, Shape>> = {
  key: 'line',
  kind: 'line',
  label: 'label',
  hint: 'label',
  messages: 'messages',
  required: 'flag',
  serverOwned: 'flag',
  createOnly: 'flag',
  sortable: 'flag',
  indexed: 'flag',
  formula: 'formula',
  visibleWhen: 'when',
  requiredWhen: 'when',
  fixedWhen: 'when',
  from: 'fieldPath',
  prefill: 'fieldPath',
  rollUp: 'rollUp',
  flow: 'flow',
  initial: 'any',
  begins: 'line',
  width: 'whole',
}
const decimals = { scale: 'whole', min: 'decimal', max: 'decimal', summed: 'flag' } as const

/** The options of each kind beside those of every field. */
export const kindOptions: Readonly<Record<Kind, Readonly<Record<string, Shape>>>> = {
  text: {
    min: 'whole',
    max: 'whole',
    format: 'format',
    pattern: 'line',
    searchable: 'flag',
    unique: 'flag',
    lineOf: 'fieldPath',
  },
  longText: { max: 'whole' },
  serial: { template: 'line', parts: 'any', range: 'any', searchable: 'flag', unique: 'flag' },
  number: { ...decimals, unit: 'label' },
  money: { ...decimals, currency: 'line' },
  boolean: {},
  date: { notBefore: 'line' },
  instant: { notBefore: 'line' },
  dict: { dictionary: 'line', multiple: 'flag' },
  state: { states: 'any' },
  reference: {
    to: 'line',
    parent: 'flag',
    madeFrom: 'flag',
    multiple: 'flag',
    maxCount: 'whole',
    where: 'where',
    picker: 'line',
  },
  person: { multiple: 'flag', maxCount: 'whole', where: 'where' },
  file: { maxCount: 'whole', accept: 'line', maxSizeMB: 'whole' },
  lines: { fields: 'cells', template: 'any', minLines: 'whole', maxLines: 'whole' },
}

/** What cells of lines may not be. */
export const noCells: ReadonlySet<string> = new Set(['lines', 'file', 'state', 'serial'] satisfies Kind[])

const heads: Readonly<Record<string, Shape>> = {
  key: 'line',
  path: 'line',
  label: 'label',
  icon: 'line',
  display: 'line',
  subtitle: 'line',
  columns: 'names',
  filters: 'names',
  sort: 'line',
  transfer: 'flag',
  fields: 'any',
  form: 'any',
  states: 'any',
  actions: 'any',
  menu: 'any',
}
const optional = new Set(['subtitle', 'sort'])
const sections = { label: 'label', fields: 'names', folded: 'flag' } as const
const states = { value: 'line', label: 'label', tone: 'line', editable: 'flag', removable: 'flag', private: 'flag' } as const
const actions = {
  name: 'line',
  label: 'label',
  success: 'label',
  icon: 'line',
  from: 'names',
  to: 'line',
  confirm: 'label',
  tone: 'line',
} as const
const menus = { group: 'line', path: 'line', order: 'whole' } as const

const maxText = 300

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is rolled up of the records below, of all or of those whose fields have certain values. */
function isRollUp(value: unknown): boolean {
  if (!isObject(value)) return false
  const { where = {}, ...names } = value
  return (
    Object.entries(names).every(
      ([key, text]) => ['of', 'op', 'field', 'by'].includes(key) && isLine(text) && isCamelName(text),
    ) &&
    ['count', 'sum', 'min', 'max'].includes(String(names.op)) &&
    (names.op === 'count' ? names.field === undefined : names.field !== undefined) &&
    isObject(where) &&
    Object.entries(where).every(([key, values]) => isCamelName(key) && Array.isArray(values) && values.every(isLine))
  )
}

/** A text on one line; what else there is would not be seen where it is shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
const isLine = (value: unknown): value is string => typeof value === 'string' && !/[\u0000-\u001f\u007f\u2028\u2029]/.test(value)

const checks: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  line: (value) => isLine(value) && value.length <= maxText && value.isWellFormed(),
  whole: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
  decimal: (value) => typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value),
  flag: (value) => typeof value === 'boolean',
  label: (value) =>
    isObject(value) &&
    Object.keys(value).length === languages.length &&
    languages.every((language) => isLine(value[language]) && String(value[language]).length <= maxText),
  names: (value) => Array.isArray(value) && value.length <= 200 && value.every((name) => isLine(name) && name.length <= 60),
  any: () => true,
  cells: isObject,
  formula: (value) => isFormula(value, 0),
  messages: (value) =>
    isObject(value) && Object.entries(value).every(([key, own]) => Object.hasOwn(problems, key) && checks.label(own)),
  where: isWhere,
  when: (value) => isWhen(value, 0),
  rollUp: isRollUp,
  flow: (value) => flowParts.some((part) => part === value),
  fieldPath: (value) => Array.isArray(value) && value.length === 2 && value.every((name) => isLine(name) && isCamelName(name)),
  format: (value) => value === 'phone' || value === 'telephone' || value === 'email' || value === 'url',
}

/** `{ field: 'status', in: ['frozen'] }`, joined by `all`, `any` and `not`. */
function isWhen(value: unknown, depth: number): boolean {
  if (!isObject(value) || depth > 5) return false
  const { field, ...test } = value
  const [name, given] = Object.entries(test)[0] ?? []
  if (Object.keys(test).length !== 1) return false
  if (field !== undefined)
    return (
      isLine(field) &&
      ((name === 'eq' && (isLine(given) || typeof given === 'boolean')) ||
        (name === 'in' && checks.names(given)) ||
        (name === 'filled' && typeof given === 'boolean'))
    )
  if (name === 'not') return isWhen(given, depth + 1)
  return (
    (name === 'all' || name === 'any') &&
    Array.isArray(given) &&
    given.length <= 10 &&
    given.every((one) => isWhen(one, depth + 1))
  )
}

const isCamelName = (name: string): boolean => /^[a-z]\w{0,60}$/.test(name)

/** `{ customerId: { field: 'customerId' }, status: { in: ['active'] } }` */
function isWhere(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.keys(value).length <= 5 &&
    Object.values(value).every(
      (wanted) =>
        isObject(wanted) &&
        Object.keys(wanted).length === 1 &&
        ('field' in wanted ? isLine(wanted.field) : checks.names(wanted.in)),
    )
  )
}

function isFormula(value: unknown, depth: number): boolean {
  if (!isObject(value) || depth > 5) return false
  const { op, args, lines, of, scale, ...rest } = value
  if (op === 'join') return isJoin({ args, scale, ...rest })
  if (op === 'addDays') return isDaysAfter({ args, ...rest })
  if (Object.keys(rest).length > 0 || (scale !== undefined && !checks.whole(scale))) return false
  if (op === 'count') return isLine(lines) && args === undefined && of === undefined
  if (op === 'sum') return isLine(lines) && isLine(of) && args === undefined
  return (
    ['add', 'subtract', 'multiply', 'percent'].includes(String(op)) &&
    Array.isArray(args) &&
    args.length > 0 &&
    args.length <= 20 &&
    args.every((arg) => (typeof arg === 'string' ? /^(-?\d+(\.\d+)?|[a-z]\w*)$/.test(arg) : isFormula(arg, depth + 1)))
  )
}

const isJoin = ({ args, between, before, without, ...rest }: Record<string, unknown>): boolean =>
  Object.values(rest).every((given) => given === undefined) &&
  checks.names(args) &&
  [between, before, without].every((text) => text === undefined || (typeof text === 'string' && text.length <= 10))

const isDaysAfter = ({ from, days, ...rest }: Record<string, unknown>): boolean =>
  Object.values(rest).every((given) => given === undefined) &&
  isLine(from) &&
  typeof days === 'string' &&
  /^(-?\d+|[a-z]\w*)$/.test(days)

function entries(
  path: string,
  value: Record<string, unknown>,
  table: Readonly<Record<string, Shape>>,
  needed: readonly string[],
): Finding[] {
  const missing = needed.filter((name) => value[name] === undefined)
  return [
    ...missing.map((name): Finding => ({ path: join(path, name), rule: 'required' })),
    ...Object.entries(value).flatMap(([name, given]): Finding[] => {
      if (given === undefined) return []
      const shape = Object.hasOwn(table, name) ? table[name] : undefined
      if (!shape) return [{ path: join(path, name), rule: 'unknown', values: { name } }]
      return checks[shape](given) ? [] : [{ path: join(path, name), rule: 'shape', values: { what: shape } }]
    }),
  ]
}

const join = (path: string, name: string): string => (path ? `${path}.${name}` : name)

function list(path: string, value: unknown, each: (path: string, value: Record<string, unknown>) => Finding[]): Finding[] {
  if (!Array.isArray(value) || value.length > 200) return [{ path, rule: 'shape', values: { what: 'list' } }]
  return value.flatMap((one, at) =>
    isObject(one) ? each(`${path}.${at}`, one) : [{ path: `${path}.${at}`, rule: 'shape' as const, values: { what: 'object' } }],
  )
}

function field(path: string, value: Record<string, unknown>, isCell = false): Finding[] {
  const kind = String(value.kind)
  if (!Object.hasOwn(kindOptions, kind) || (isCell && noCells.has(kind)))
    return [{ path: `${path}.kind`, rule: 'unknown', values: { name: kind } }]
  const own = kindOptions[kind as Kind] // asked for on the line above
  const table = { ...common, ...own }
  const foreign = Object.keys(value).filter((name) => value[name] !== undefined && !Object.hasOwn(table, name))
  const known = Object.fromEntries(Object.entries(value).filter(([name]) => !foreign.includes(name)))
  return [
    ...foreign.map((name): Finding => ({ path: `${path}.${name}`, rule: 'option', values: { kind } })),
    ...entries(path, known, table, isCell ? ['kind', 'label'] : ['key', 'kind', 'label']),
    ...(isObject(value.fields)
      ? Object.entries(value.fields).flatMap(([name, cell]) =>
          isObject(cell) && !('key' in cell)
            ? field(`${path}.fields.${name}`, cell, true)
            : [{ path: `${path}.fields.${name}`, rule: 'shape' as const, values: { what: 'object' } }],
        )
      : []),
  ]
}

/** Whether what was sent is formed like a prototype at all; its meaning is looked at only then. */
export function shapeFindings(raw: unknown): Finding[] {
  if (!isObject(raw)) return [{ path: '', rule: 'shape', values: { what: 'object' } }]
  const needed = Object.keys(heads).filter((name) => !optional.has(name))
  const { menu } = raw
  return [
    ...entries('', raw, heads, needed),
    ...list('fields', raw.fields ?? [], (path, value) => field(path, value)),
    ...list('form', raw.form ?? [], (path, value) => entries(path, value, sections, ['label', 'fields'])),
    ...list('states', raw.states ?? [], (path, value) => entries(path, value, states, ['value', 'label', 'tone'])),
    ...list('actions', raw.actions ?? [], (path, value) => entries(path, value, actions, ['name', 'label', 'success'])),
    ...(menu === null || menu === undefined
      ? []
      : isObject(menu)
        ? entries('menu', menu, menus, Object.keys(menus))
        : [{ path: 'menu', rule: 'shape' as const, values: { what: 'object' } }]),
  ]
}
