import type { AnyRecord, Core, ListQuestion } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { FormError, lazyPart, useConfirm, useToast } from '@bip/design-system'
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { mayDo } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { type Outcome, outcomesOf, runInChunks } from './runInChunks.ts'
import { toldBy } from './told.ts'
import { type Args, useActionQuestion } from './useActionQuestion.ts'
import { useUndoRemoval } from './useUndoRemoval.ts'

const RunDialog = lazyPart(() => import('./RunDialog.tsx').then((module) => module.RunDialog))
const ArgsDialog = lazyPart(() => import('./ArgsDialog.tsx').then((module) => module.ArgsDialog))

/** An action on its way, or what became of it. */
export type RunState =
  | { phase: 'running'; name: string; done: number; total: number; stop: () => void }
  | { phase: 'result'; name: string; operation: string; outcomes: readonly Outcome[]; left: number; undo?: () => void }

export type Runner = {
  /** The same function for the life of the runner: asks, runs `remove` or an action over the records it is open to, and says what became of them. */
  run: (operation: string, records: readonly AnyRecord[]) => Promise<void>
  /** Asks and runs an action of the list over all that a question shows. */
  runList: (operation: string, question: ListQuestion) => Promise<void>
  /** Dialogs of the runner; render it once. */
  element: ReactNode
}

/** Runs removals and declared actions, on one record or many. `onDone` hears the ids that were handled. */
export const useRunner = (core: Core, onDone?: (operation: string, ids: readonly string[]) => void): Runner => {
  const host = useHost()
  const api = useApi(core)
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const { t, say } = useText()
  const [state, setState] = useState<RunState | null>(null)
  const { nameOf, asksArgs, ask, withArgs, asked, stopAsking } = useActionQuestion(core)

  const undo = useUndoRemoval(core)

  const tell = (operation: string, outcomes: readonly Outcome[], left: number): void => {
    const failed = outcomes.filter(({ ok }) => !ok)
    const [first] = outcomes
    const action = core.actions?.[operation]
    const hasWords = outcomes.some((one) => one.ok && (one.message !== '' || toldBy(action, one).length > 0))
    if (failed.length === 0 && left === 0 && !hasWords) toast.success(action ? say(action.success) : t('remove.done'))
    else if (outcomes.length === 1 && first && !first.ok) toast.error(first.message)
    else setState({ phase: 'result', name: nameOf(operation), operation, outcomes, left })
  }

  const start: Runner['run'] = async (operation, records) => {
    const open = records.filter((record) => mayDo(host, core, record, operation))
    const name = nameOf(operation)
    if (open.length === 0) {
      toast.error(t('bulk.none', { action: name }))
      return
    }
    if (!(await ask(operation, open, records.length - open.length))) return
    await withArgs(operation, open, async (args) => {
      const outcomes = open.length === 1 && args ? await runAsked(operation, open, args) : await runMany(operation, open, args)
      await finish(operation, open, outcomes)
    })
  }

  /** One record with arguments: what is wrong with them is shown where they were given. */
  const runAsked = async (operation: string, records: readonly AnyRecord[], args: Args): Promise<Outcome[]> => {
    const ids = records.map(({ id }) => id)
    return outcomesOf(records, await api.act(operation, ids, args).catch(asFormError))
  }

  const runMany = async (operation: string, open: readonly AnyRecord[], args: Args | undefined): Promise<Outcome[]> => {
    stopAsking()
    const controller = new AbortController()
    const show = (done: number): void =>
      setState({ phase: 'running', name: nameOf(operation), done, total: open.length, stop: () => controller.abort() })
    if (open.length > 1) show(0)
    const call = (ids: readonly string[]) =>
      operation === 'remove' ? api.remove(ids).then(() => undefined) : api.act(operation, ids, args)
    const outcomes = await runInChunks(open, call, {
      signal: controller.signal,
      onProgress: (done) => open.length > 1 && show(done),
    })
    setState(null)
    return outcomes
  }

  const finish = async (operation: string, open: readonly AnyRecord[], results: readonly Outcome[]): Promise<void> => {
    const usual = core.actions?.[operation] && say(core.actions[operation].success)
    const outcomes = results.map((one) => (one.ok && one.message === usual ? { ...one, message: '' } : one))
    const gone = operation === 'remove' ? outcomes.flatMap(({ ok, record }) => (ok ? [record] : [])) : []
    if (gone.length > 0) undo(gone)
    if (gone.length === 0 || gone.length < open.length) tell(operation, outcomes, open.length - outcomes.length)
    onDone?.(
      operation,
      outcomes.filter(({ ok }) => ok).map(({ record }) => record.id),
    )
    await refresh(core, { gone: gone.map(({ id }) => id) })
  }

  const startList: Runner['runList'] = async (operation, question) => {
    const action = core.actions?.[operation]
    if (!action) return
    const name = say(action.label)
    if (
      !asksArgs(operation) &&
      !(await confirm({ title: name, message: action.confirm && say(action.confirm), confirmLabel: name }))
    )
      return
    await withArgs(operation, [], async (args) => {
      const answer = await api.actOnList(operation, question, args).catch(asFormError)
      const failed = answer?.results?.filter(({ ok }) => !ok).length ?? 0
      toast.success(`${say(action.success)} ${answer?.results ? t('bulk.done', { count: answer.results.length - failed }) : ''}`)
      await refresh(core)
    }).catch((error: unknown) => toast.error(reasonOf(error)))
  }

  const element = (
    <Suspense fallback={null}>
      {state && <RunDialog core={core} state={state} onClose={() => setState(null)} />}
      {asked && <ArgsDialog core={core} {...asked} />}
    </Suspense>
  )
  const latest = useRef({ start, startList })
  useLayoutEffect(() => {
    latest.current = { start, startList }
  })
  const run = useCallback<Runner['run']>((operation, records) => latest.current.start(operation, records), [])
  const runList = useCallback<Runner['runList']>((operation, question) => latest.current.startList(operation, question), [])
  return { run, runList, element }
}

/** A refusal as the form shows it, beside the fields that it names. */
const asFormError = (error: unknown): never => {
  throw error instanceof ApiError ? new FormError(reasonOf(error), error.fields) : error
}
