import {
  baseFields,
  canName,
  checkValue,
  dictionaryOf,
  type Field,
  type Fields,
  type Formula,
  isReference,
  isState,
  isWritable,
  type Label,
  languages,
  lineOf,
  targetOf,
} from '@bip/contract'
import { fieldFindings } from './checkField.ts'
import { isCamel, isReservedField, isReservedKey, isStateName, reservedPages } from './names.ts'
import { kebab, type Prototype } from './prototype.ts'
import type { Finding, Known, PrototypeRule } from './rules.ts'
import { shapeFindings } from './shape.ts'

export const tones: readonly string[] = ['neutral', 'info', 'success', 'warning', 'pending', 'danger']
const operations = ['view', 'add', 'edit', 'remove', 'import', 'export']
const standardPaths = ['list', 'detail', 'submit', 'remove', 'select-data']
const unaskable: readonly string[] = ['longText', 'file', 'lines']

type Say = (path: string, rule: PrototypeRule, values?: Finding['values']) => void

/** A prototype whose every part fits, or all that does not. */
export function readPrototype(raw: unknown, known: Known): { prototype: Prototype } | { findings: Finding[] } {
  const wrong = shapeFindings(raw)
  if (wrong.length > 0) return { findings: wrong }
  const prototype = raw as Prototype // every part of it was looked at on the line above
  const findings = meaningFindings(prototype, known)
  return findings.length > 0 ? { findings } : { prototype }
}

function meaningFindings(prototype: Prototype, known: Known): Finding[] {
  const findings: Finding[] = []
  const say: Say = (path, rule, values) => findings.push({ path, rule, ...(values && { values }) })
  checkHead(prototype, known, say)
  checkFields(prototype, known, say)
  checkLists(prototype, say)
  checkForm(prototype, say)
  checkStates(prototype, say)
  checkActions(prototype, say)
  checkMenu(prototype, known, say)
  return findings
}

function checkLabel(path: string, label: Label, say: Say, max = 60): void {
  if (languages.some((language) => label[language].trim() === '')) say(path, 'languages')
  else if (languages.some((language) => label[language].length > max)) say(path, 'tooLong', { max })
}

function twice(path: string, names: readonly string[], say: Say): void {
  for (const [at, name] of names.entries())
    if (names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== at) say(`${path}.${at}`, 'twice', { name })
}

function checkHead({ key, path, label, icon, display, subtitle, fields }: Prototype, known: Known, say: Say): void {
  const same = (name: string) => name.toLowerCase() === key.toLowerCase()
  if (!isCamel(key)) say('key', 'camel', { max: 40 })
  else if (isReservedKey(key)) say('key', 'reserved', { name: key })
  else if (known.keys.some(same)) say('key', 'taken', { name: key })
  else if (known.permissions.some((code) => code.startsWith(`${key}_`))) say('key', 'taken', { name: `${key}_…` })
  if (!/^\/blade-[a-z]+(\/[A-Za-z][A-Za-z0-9-]*){1,4}$/.test(path)) say('path', 'path')
  else if (known.paths.some((other) => other.toLowerCase() === path.toLowerCase())) say('path', 'taken', { name: path })
  checkLabel('label', label, say)
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(icon)) say('icon', 'unknown', { name: icon })
  const shown = fields.find((field) => field.key === display)
  if (!shown || !canName(shown)) say('display', 'display')
  if (subtitle && !fields.some((field) => field.key === subtitle)) say('subtitle', 'unknown', { name: subtitle })
}

function checkFields({ key, fields }: Prototype, known: Known, say: Say): void {
  if (fields.length === 0) say('fields', 'required')
  twice(
    'fields',
    fields.map((field) => field.key),
    say,
  )
  const all = Object.fromEntries(fields.map(({ key, ...field }) => [key, field]))
  for (const [at, field] of fields.entries()) oneField(`fields.${at}`, field.key, field, all, known, key, say)
  const parents = fields.flatMap((field) => ('parent' in field && field.parent && isReference(field) ? [field.to] : []))
  if (new Set(parents).size < parents.length) say('fields', 'parents')
}

function oneField(path: string, name: string, field: Field, all: Fields, known: Known, own: string, say: Say): void {
  if (!isCamel(name)) say(`${path}.key`, 'camel', { max: 40 })
  else if (isReservedField(name)) say(`${path}.key`, 'reserved', { name })
  checkLabel(`${path}.label`, field.label, say)
  if (field.hint) checkLabel(`${path}.hint`, field.hint, say, 200)
  for (const option of ['from', 'prefill'] as const) {
    const [reference] = field[option] ?? []
    const referring = reference === undefined ? undefined : all[reference]
    const leads = referring && (targetOf(referring) ?? lineOf(referring)) !== undefined
    if (reference !== undefined && !leads) say(`${path}.${option}`, 'unknown', { name: reference })
  }
  if (field.rollUp && !known.keys.includes(field.rollUp.of)) say(`${path}.rollUp`, 'unknown', { name: field.rollUp.of })
  if (field.formula) checkFormula(`${path}.formula`, field.formula, all, say)
  const dictionary = dictionaryOf(field)
  if (dictionary !== undefined && !known.dictionaries.includes(dictionary))
    say(`${path}.dictionary`, 'unknown', { name: dictionary })
  const target = targetOf(field)
  if (target !== undefined && target !== own && !known.keys.includes(target)) say(`${path}.to`, 'unknown', { name: target })
  findingsInto(path, fieldFindings(field, all), say)
  if (field.initial !== undefined && 'problem' in checkValue(field, field.initial)) say(`${path}.initial`, 'initial')
  if (field.kind !== 'lines') return
  const cells = Object.entries(field.fields)
  if (cells.length === 0) say(`${path}.fields`, 'required')
  for (const [cell, { ...inner }] of cells) oneField(`${path}.fields.${cell}`, cell, inner, field.fields, known, own, say)
}

function findingsInto(path: string, findings: readonly Finding[], say: Say): void {
  for (const finding of findings) say(`${path}.${finding.path}`, finding.rule, finding.values)
}

function checkFormula(path: string, formula: Formula, all: Fields, say: Say): void {
  if (formula.op === 'sum' || formula.op === 'count') {
    const lines = all[formula.lines]
    if (lines?.kind !== 'lines') say(path, 'unknown', { name: formula.lines })
    else if (formula.op === 'sum' && !Object.hasOwn(lines.fields, formula.of)) say(path, 'unknown', { name: formula.of })
    return
  }
  const args = formula.op === 'addDays' ? [formula.from, formula.days] : formula.args
  for (const arg of args) {
    if (typeof arg !== 'string') checkFormula(path, arg, all, say)
    else if (!/^-?\d/.test(arg) && !Object.hasOwn(all, arg)) say(path, 'unknown', { name: arg })
  }
}

const isBase = (name: string): boolean => baseFields.some((one) => one === name)

function checkLists({ fields, columns, filters, sort }: Prototype, say: Say): void {
  const named = (name: string) => fields.find((field) => field.key === name)
  if (columns.length === 0) say('columns', 'required')
  twice('columns', columns, say)
  twice('filters', filters, say)
  for (const [at, name] of columns.entries()) if (!named(name) && !isBase(name)) say(`columns.${at}`, 'unknown', { name })
  for (const [at, name] of filters.entries()) {
    const kind = named(name)?.kind
    if (!kind && !isBase(name)) say(`filters.${at}`, 'unknown', { name })
    else if (kind && unaskable.includes(kind)) say(`filters.${at}`, 'unaskable', { kind })
  }
  if (!sort) return
  const name = sort.replace(/^-/, '')
  if (!named(name) && !isBase(name)) say('sort', 'unknown', { name })
  else if (named(name) && !named(name)?.sortable) say('sort', 'unsorted', { name })
}

function checkForm({ fields, form }: Prototype, say: Say): void {
  if (form.length === 0) say('form', 'required')
  const seen = new Set<string>()
  for (const [at, section] of form.entries()) {
    checkLabel(`form.${at}.label`, section.label, say)
    if (section.fields.length === 0) say(`form.${at}.fields`, 'required')
    for (const [place, name] of section.fields.entries()) {
      if (!fields.some((field) => field.key === name)) say(`form.${at}.fields.${place}`, 'unknown', { name })
      else if (seen.has(name)) say(`form.${at}.fields.${place}`, 'twice', { name })
      seen.add(name)
    }
  }
  for (const [at, field] of fields.entries())
    if (field.required && isWritable(field) && field.initial === undefined && !seen.has(field.key)) say(`fields.${at}`, 'left')
}

function checkStates({ fields, states }: Prototype, say: Say): void {
  const count = fields.filter((field) => isState(field) && !field.states).length
  if (count > 1 || count > 0 !== states.length > 0) say('states', 'states')
  twice(
    'states',
    states.map(({ value }) => value),
    say,
  )
  for (const [at, { value, label, tone }] of states.entries()) {
    if (!isStateName(value)) say(`states.${at}.value`, 'camel', { max: 40 })
    checkLabel(`states.${at}.label`, label, say)
    if (!tones.includes(tone)) say(`states.${at}.tone`, 'unknown', { name: tone })
  }
}

function checkActions({ states, actions }: Prototype, say: Say): void {
  const isState = (value: string) => states.some((state) => state.value === value)
  twice(
    'actions',
    actions.map(({ name }) => name),
    say,
  )
  for (const [at, { name, label, success, confirm, from = [], to, tone }] of actions.entries()) {
    const path = `actions.${at}`
    if (!isCamel(name)) say(`${path}.name`, 'camel', { max: 40 })
    else if (operations.includes(name) || standardPaths.includes(kebab(name)) || isReservedKey(name))
      say(`${path}.name`, 'reserved', { name })
    checkLabel(`${path}.label`, label, say)
    checkLabel(`${path}.success`, success, say, 120)
    if (confirm) checkLabel(`${path}.confirm`, confirm, say, 200)
    for (const value of from) if (!isState(value)) say(`${path}.from`, 'unknown', { name: value })
    if (to !== undefined && !isState(to)) say(`${path}.to`, 'unknown', { name: to })
    if (tone !== undefined && tone !== 'primary' && tone !== 'danger') say(`${path}.tone`, 'unknown', { name: tone })
  }
  // The first state is that of a new record; any other is reached by an action or never.
  for (const [at, { value }] of states.entries())
    if (at > 0 && actions.length > 0 && !actions.some(({ to }) => to === value))
      say(`states.${at}.value`, 'stuck', { name: value })
}

function checkMenu({ menu }: Prototype, known: Known, say: Say): void {
  if (!menu) return
  if (!known.groups.includes(menu.group)) say('menu.group', 'unknown', { name: menu.group })
  if (menu.order < 1 || menu.order > 99) say('menu.order', 'bounds', { min: 1, max: 99 })
  const first = menu.path.split('/')[1] ?? ''
  if (!/^\/[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*){1,3}$/.test(menu.path)) say('menu.path', 'menuPath')
  else if (reservedPages.has(first)) say('menu.path', 'reserved', { name: first })
  else if (known.menuPaths.some((path) => clashes(path, menu.path))) say('menu.path', 'taken', { name: menu.path })
}

/** Pages of a resource stand below its path, so neither may lie within the other. */
const clashes = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
