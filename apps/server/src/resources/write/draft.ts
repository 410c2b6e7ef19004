import { type AnyRecord, changesBetween, initialValues } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../db/id.ts'
import type { Extension, Values } from '../../model/extension.ts'
import { notFound } from '../../model/ids.ts'
import type { Model } from '../../model/model.ts'
import { demand, reaches } from '../../model/scope.ts'
import { checkAgainstRows, checkValues } from '../draft/check.ts'
import { linesIn } from '../draft/rows.ts'
import { withTakenOver } from '../draft/takeOver.ts'
import { type Draft, isRight, type Wanted, type Writing } from '../draft/writing.ts'
import { nameSources } from '../making/sources.ts'
import { lockRecords, readRecords } from '../read/read.ts'
import type { Repeatable } from './idempotency.ts'
import { refuseStale } from './stale.ts'
import { type Claims, claimValues } from './unique.ts'

/** A writing call before its transactions. */
export type WritingCall = Omit<Writing, 'tx'> & { asked: Repeatable | null }

export type DraftOptions = {
  /** Nothing is to be stored now, so nothing is held against others. */
  isTrial?: boolean
  /** What earlier sets of the same call take, where those are not stored. */
  claims?: Claims
}

/**
 * Makes what is wanted into records that could be stored, and finds what is wrong with each: a statement for each thing to look up,
 * whatever their number. Throws where the caller may write none of them.
 */
export async function draftAll(writing: Writing, wanted: readonly Wanted[], options: DraftOptions = {}): Promise<Draft[]> {
  const drafts = await begun(writing, wanted, options)
  const { tx, session, model } = writing
  const sent = drafts.map(({ wanted, before }) => ({ input: wanted.input, before }))
  const inputs = await withTakenOver(tx, session.tenantId, model, sent)
  for (const [at, draft] of drafts.entries()) checkDraft(writing, draft, inputs[at] ?? draft.wanted.input)
  await nameSources(writing, drafts.filter(isRight))
  const { extension } = writing
  if (extension.beforeSave) for (const draft of drafts) await hooked(writing, draft, extension.beforeSave)
  await checkTogether(writing, drafts.filter(isRight), options)
  return drafts
}

async function begun(writing: Writing, wanted: readonly Wanted[], { isTrial = false }: DraftOptions): Promise<Draft[]> {
  const { tx, session, model, place } = writing
  const { core } = model
  const ids = wanted.flatMap(({ id }) => id ?? [])
  if (ids.length < wanted.length) demand(session, model, 'add', core.label[place.language])
  const scope = ids.length > 0 ? demand(session, model, 'edit', core.label[place.language]) : []
  if (ids.length > 0 && !isTrial) await lockRecords(tx, session.tenantId, model, ids)
  const known = new Map(
    (await readRecords(tx, session.tenantId, model, ids, { lines: true })).map((record) => [record.id, record]),
  )
  const drafts: Draft[] = []
  for (const one of wanted) {
    const draft: Draft = { wanted: one, before: null, values: {}, changes: {}, problems: { ...one.problems } }
    drafts.push(draft)
    if (one.id === undefined) continue
    draft.before = known.get(one.id) ?? null
    if (!draft.before || !reaches(session, scope, draft.before)) draft.refusal = notFound(model, place.language)
    else draft.refusal = wrongState(writing, draft.before) ?? (await refuseStale(writing, draft.before, one.input))
  }
  return drafts
}

const edit = { 'zh-CN': '编辑', en: 'edit it', vi: 'chỉnh sửa' } as const

function wrongState({ model, place }: Writing, before: AnyRecord): Refusal | undefined {
  if (!model.state) return undefined
  const state = model.core.states?.[String(before[model.state.key])]
  if (state?.editable) return undefined
  return new Refusal('wrongState', { state: state?.label[place.language] ?? '', action: edit[place.language] })
}

/** Lays what was sent over what is there and checks it by the contract. What was found wrong before stays said as it was. */
function checkDraft({ model, place }: Writing, draft: Draft, input: Values): void {
  if (draft.refusal) return
  const { before, wanted } = draft
  const laid = before ? merged(model, before, input) : withoutLineIds(model, { ...initialValues(model.core.fields), ...input })
  const { values, problems } = checkValues(model, laid, place.timeZone, before)
  if (before) for (const { key } of model.parts) if (!(key in values)) values[key] = before[key]
  draft.values = values
  draft.problems = { ...draft.problems, ...problems, ...wanted.problems }
}

/** The record with what was sent laid over it. What is fixed after creation stays; lines that are not its own count as new. */
function merged(model: Model, before: AnyRecord, input: Values): Values {
  const values: Values = { ...before }
  for (const [key, field] of Object.entries(model.core.fields)) if (key in input && !field.createOnly) values[key] = input[key]
  for (const lines of model.lines) {
    const own = new Set(linesIn(before, lines).map(({ id }) => id))
    if (Array.isArray(values[lines.key]))
      values[lines.key] = linesIn(values, lines).map((line) => (own.delete(String(line?.id)) ? line : withoutId(line)))
  }
  return values
}

function withoutLineIds(model: Model, values: Values): Values {
  const copy = { ...values }
  for (const lines of model.lines) if (Array.isArray(copy[lines.key])) copy[lines.key] = linesIn(copy, lines).map(withoutId)
  return copy
}

/** Anything may have been sent as a line; what is no object is left for the check to name. */
const withoutId = (line: Values): Values => (typeof line === 'object' && line !== null ? { ...line, id: undefined } : line)

async function hooked(writing: Writing, draft: Draft, hook: NonNullable<Extension['beforeSave']>): Promise<void> {
  if (!isRight(draft)) return
  try {
    await hook(writing, draft.values, draft.before)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    draft.refusal = error
  }
}

async function checkTogether(writing: Writing, drafts: readonly Draft[], options: DraftOptions): Promise<void> {
  if (drafts.length === 0) return
  const { tx, session, model, place } = writing
  const found = await checkAgainstRows(tx, session, model, drafts, options)
  for (const [at, draft] of drafts.entries()) draft.problems = found[at] ?? {}
  for (const draft of drafts) {
    for (const lines of model.lines) for (const line of linesIn(draft.values, lines)) line.id ??= newId()
    if (draft.before) draft.changes = changesBetween(model.core.fields, draft.before, draft.values)
  }
  const right = drafts.filter(isRight)
  const refusals = await claimValues(
    tx,
    session.tenantId,
    model,
    right.map(({ wanted, values, before }) => ({ id: wanted.id, values, before })),
    { language: place.language, claims: options.claims ?? new Map() },
  )
  for (const [at, draft] of right.entries()) draft.refusal = refusals[at]
}
