import {
  type AnyRecord,
  type Becoming,
  becomingOf,
  type Core,
  changesBetween,
  inEach,
  isEmpty,
  type Label,
  label,
  mayStart,
  permissionCode,
  type Scope,
  say,
  stateField,
} from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { writeHistory } from '../model/changes.ts'
import type { Context, Extension, Values } from '../model/extension.ts'
import { notFound } from '../model/ids.ts'
import { type Model, modelOf } from '../model/model.ts'
import { demand, reaches, scopeOf } from '../model/scope.ts'
import { readValueNames } from '../model/valueNames.ts'
import { actOn, askedAction } from '../resources/act/act.ts'
import { updateRecord } from '../resources/draft/rows.ts'
import { askerOf } from '../resources/read/can.ts'
import { lockRecords, readRecord } from '../resources/read/read.ts'
import { save, type Writing } from '../resources/write/save.ts'
import type { Binding, RecordStatus } from './binding.ts'

/** What a resource that declares its approval gives the process; `own` takes the place of single parts. */
export function declaredBinding(core: Core, extension: Extension = {}, own: Partial<Binding> = {}): Binding {
  const model = modelOf(core)
  /** A record under approval is written by its process alone, in whatever state it stands. */
  const open = modelOf({ ...core, states: inEachState(core) })
  const writing = (context: Context, on: Model, ...operations: string[]): Writing => {
    const held = operations.map((operation): [string, Scope] => [permissionCode(core, operation), 'all'])
    const permissions = new Map([...context.session.permissions, ...held])
    return { ...context, session: { ...context.session, permissions }, model: on, extension }
  }
  const revise = (context: Context, id: string, values: Values) =>
    save(writing(context, open, 'edit', 'view'), { ...withoutIdentity(values), id })
  return {
    core,
    create: async (context, values) => {
      // Whoever may not make such records by hand does not make them by asking for their approval.
      if (core.calls.submit) demand(context.session, model, 'add', core.label[context.place.language])
      return save(writing(context, model, 'add', 'edit', 'view'), withoutIdentity(values))
    },
    revise,
    submit: async (context, id, values) => {
      const record = await submitted(context, model, id)
      return isEmpty(withoutIdentity(values)) ? record : revise(context, id, values)
    },
    move: (context, id, status, comment) => moveOn(context, model, writing, id, status, comment),
    title: (context, record) => titleOf(context, model, record),
    summary: (context, record) => lineOf(context, model, core.approval?.summary ?? [], record, true),
    ...own,
  }
}

const inEachState = ({ states = {} }: Core): Core['states'] =>
  Object.fromEntries(Object.entries(states).map(([key, state]) => [key, { ...state, editable: true }]))

/** Which record it is, and which version, the process knows. */
const withoutIdentity = ({ id: _id, version: _version, ...values }: Values): Values => values

/** The record, if the caller may send it: by the permission of the action that does, else because it is theirs or theirs to edit. */
async function submitted(context: Context, model: Model, id: string): Promise<AnyRecord> {
  const { tx, session, place } = context
  const { core } = model
  await lockRecords(tx, session.tenantId, model, [id])
  const record = await readRecord(tx, session.tenantId, model, id, { lines: true, labels: 'all' })
  if (!record) throw notFound(model, place.language)
  const becoming = core.approval && becomingOf(core.approval, 'inApproval')
  const action = becoming && 'action' in becoming ? becoming.action : undefined
  if (action) demand(session, model, action, core.actions?.[action]?.label[place.language] ?? action)
  const scope = scopeOf(session, model, action ?? 'edit')
  const isOwn = action === undefined && record.createUser === session.userId
  if (!isOwn && !(scope && reaches(session, scope, record))) throw notFound(model, place.language)
  const key = stateField(core)
  const state = key && core.states?.[String(record[key])]
  if (!action && state && !state.editable) throw new Refusal('alreadyHandled')
  return record
}

type WritingOf = (context: Context, on: Model, ...operations: string[]) => Writing

async function moveOn(
  context: Context,
  model: Model,
  writing: WritingOf,
  id: string,
  status: RecordStatus,
  comment: string,
): Promise<void> {
  const { tx, session } = context
  const { approval } = model.core
  const key = stateField(model.core)
  if (!approval || !key) return
  const [, before] = await Promise.all([
    lockRecords(tx, session.tenantId, model, [id]),
    readRecord(tx, session.tenantId, model, id, { lines: true }),
  ])
  if (!before) throw new Error(`The ${model.core.key} ${id} is under approval and not there.`)
  const becoming = becomingOf(approval, status)
  if ('state' in becoming) return setState(context, model, before, key, becoming.state)
  const action = model.core.actions?.[becoming.action]
  if (action?.to !== undefined && before[key] === action.to) return
  const { before: first = [] } = becoming
  const on = writing(context, model, becoming.action, ...first, 'view')
  for (const name of first) {
    const record = await readRecord(tx, session.tenantId, model, id, {})
    if (record && mayStart(model.core, name, record, askerOf(session, context.at))) await actOn(on, askedAction(on, name, {}), id)
  }
  await actOn(on, askedAction(on, becoming.action, argsOf(becoming, comment)), id)
}

const withoutComment = '—'
const argsOf = ({ args = {}, comment }: Extract<Becoming, { action: string }>, words: string): Values => ({
  ...args,
  ...(comment && { [comment]: words || withoutComment }),
})

async function setState(
  { tx, session, at }: Context,
  model: Model,
  before: AnyRecord,
  key: string,
  state: string,
): Promise<void> {
  const values: AnyRecord = { ...before, [key]: state }
  const changes = changesBetween(model.core.fields, before, values)
  if (Object.keys(changes).length === 0) return
  const version = before.version + 1
  await Promise.all([
    updateRecord(tx, model, session.tenantId, before.id, { values, keys: [key], userId: session.userId, at }),
    writeHistory(tx, session, model, at, [{ recordId: before.id, version, operation: 'update', changes }]),
  ])
}

const line = label('{who}的{what}：{about}', '{what} of {who}: {about}', '{what} của {who}: {about}')

async function titleOf(context: Context, model: Model, record: AnyRecord): Promise<Label> {
  const { core } = model
  const about = await lineOf(context, model, core.approval?.title ?? [core.display], record, false)
  const who = context.session.realName
  const owner = record._labels?.createUser ?? who
  return inEach((language) => say(line, language, { who: owner, what: core.label[language], about: about[language] }))
}

const separators = inEach((language) => (language === 'zh-CN' ? '，' : ', '))
const colons = inEach((language) => (language === 'zh-CN' ? '：' : ': '))

/** Some fields of a record in one line, in each language; those that are empty are left out. */
async function lineOf(
  { tx, session, place }: Context,
  model: Model,
  keys: readonly string[],
  record: AnyRecord,
  isNamed: boolean,
): Promise<Label> {
  const parts = model.parts.filter(({ key }) => keys.includes(key) && !isEmpty(record[key]))
  const words = await Promise.all(
    (['zh-CN', 'en', 'vi'] as const).map((language) =>
      readValueNames(tx, session.tenantId, model, [record], { language, timeZone: place.timeZone }),
    ),
  )
  return inEach((language) => {
    const said = words.find((one) => one.language === language)
    return keys
      .flatMap((key) => parts.find((part) => part.key === key) ?? [])
      .map(({ key, field, kind }) => {
        const text = kind.speak?.(record[key], language) ?? (said ? kind.print(field, record[key], said) : '')
        return isNamed ? `${field.label[language]}${colons[language]}${text}` : text
      })
      .join(separators[language])
  })
}
