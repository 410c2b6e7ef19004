import type { AnyRecord, Core } from '@bip/contract'
import { lazyPart, useConfirm, useToast } from '@bip/design-system'
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useRefresh } from '../data/refresh.ts'
import { titleOf } from '../data/titleOf.ts'
import { useApi } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { mayDo } from './may.ts'
import { type Outcome, runInChunks } from './runInChunks.ts'
import { toldBy } from './told.ts'
import { useUndoRemoval } from './useUndoRemoval.ts'

const RunDialog = lazyPart(() => import('./RunDialog.tsx').then((module) => module.RunDialog))
const ArgsDialog = lazyPart(() => import('./ArgsDialog.tsx').then((module) => module.ArgsDialog))

/** An action on its way, or what became of it. */
export type RunState =
  | { phase: 'running'; name: string; done: number; total: number; stop: () => void }
  | { phase: 'result'; name: string; operation: string; outcomes: readonly Outcome[]; left: number }

type ArgsRequest = { operation: string; answer: (args: Record<string, unknown> | null) => void }

export type Runner = {
  /** The same function for the life of the runner: asks, runs `remove` or an action over the records it is open to, and says what became of them. */
  run: (operation: string, records: readonly AnyRecord[]) => Promise<void>
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
  const { t, say, noun } = useText()
  const [state, setState] = useState<RunState | null>(null)
  const [asked, setAsked] = useState<ArgsRequest | null>(null)
  const what = noun(core.label)

  const nameOf = (operation: string): string => {
    const action = core.actions?.[operation]
    return action ? say(action.label) : t('action.remove')
  }

  const ask = (operation: string, open: readonly AnyRecord[], skipped: number): Promise<boolean> => {
    const action = core.actions?.[operation]
    const [first] = open
    const name = nameOf(operation)
    const isOne = open.length === 1 && skipped === 0 && first !== undefined
    const asks = operation === 'remove' || action?.confirm !== undefined || !isOne
    if (!asks || action?.args) return Promise.resolve(true)
    const title = isOne
      ? operation === 'remove'
        ? t('remove.title', { name: titleOf(core, first) })
        : `${name} · ${titleOf(core, first)}`
      : operation === 'remove'
        ? t('bulk.removeTitle', { count: open.length, what })
        : t('bulk.actTitle', { action: name, count: open.length, what })
    const message = [
      action?.confirm ? say(action.confirm) : operation === 'remove' ? t('bulk.removeText') : '',
      skipped > 0 ? t('bulk.skipped', { count: skipped, action: name }) : '',
    ]
    return confirm({
      title,
      message: message.filter(Boolean).join(' '),
      confirmLabel: name,
      tone: operation === 'remove' || action?.tone === 'danger' ? 'danger' : 'default',
    })
  }

  const askArgs = (operation: string): Promise<Record<string, unknown> | null | undefined> => {
    if (!core.actions?.[operation]?.args) return Promise.resolve(undefined)
    return new Promise((answer) => setAsked({ operation, answer }))
  }

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
    const args = await askArgs(operation)
    if (args === null) return

    const controller = new AbortController()
    const show = (done: number): void =>
      setState({ phase: 'running', name, done, total: open.length, stop: () => controller.abort() })
    if (open.length > 1) show(0)
    const call = (ids: readonly string[]) =>
      operation === 'remove' ? api.remove(ids).then(() => undefined) : api.act(operation, ids, args)
    const told = await runInChunks(open, call, {
      signal: controller.signal,
      onProgress: (done) => open.length > 1 && show(done),
    })
    setState(null)
    const usual = core.actions?.[operation] && say(core.actions[operation].success)
    const outcomes = told.map((one) => (one.ok && one.message === usual ? { ...one, message: '' } : one))
    const gone = operation === 'remove' ? outcomes.flatMap(({ ok, record }) => (ok ? [record] : [])) : []
    if (gone.length > 0) undo(gone)
    if (gone.length === 0 || gone.length < open.length) tell(operation, outcomes, open.length - outcomes.length)
    onDone?.(
      operation,
      outcomes.filter(({ ok }) => ok).map(({ record }) => record.id),
    )
    await refresh(core, { gone: gone.map(({ id }) => id) })
  }

  const element = (
    <Suspense fallback={null}>
      {state && <RunDialog core={core} state={state} onClose={() => setState(null)} />}
      {asked && (
        <ArgsDialog
          core={core}
          operation={asked.operation}
          onAnswer={(args) => {
            setAsked(null)
            asked.answer(args)
          }}
        />
      )}
    </Suspense>
  )
  const latest = useRef(start)
  useLayoutEffect(() => {
    latest.current = start
  })
  const run = useCallback<Runner['run']>((operation, records) => latest.current(operation, records), [])
  return { run, element }
}
