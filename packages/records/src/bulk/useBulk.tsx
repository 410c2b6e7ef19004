import { type AnyRecord, argsOf, type BulkPart, type BulkRow, type Core } from '@bip/contract'
import { type BulkAsked, bulkClient } from '@bip/contract/client'
import { lazyPart, useConfirm, useToast } from '@bip/design-system'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import type { RunState } from '../actions/useRunner.tsx'
import { useUndoRemoval } from '../actions/useUndoRemoval.ts'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { quiet } from '../data/useApi.ts'
import type { Values } from '../form/values.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { type BulkRun, type BulkScope, editEach, editScope, overAll, sizeOf } from './runBulk.ts'

const RunDialog = lazyPart(() => import('../actions/RunDialog.tsx').then((module) => module.RunDialog))
const ArgsDialog = lazyPart(() => import('../actions/ArgsDialog.tsx').then((module) => module.ArgsDialog))
const BulkEditDialog = lazyPart(() => import('./BulkEditDialog.tsx').then((module) => module.BulkEditDialog))

const none: readonly AnyRecord[] = []

type AllScope = Extract<BulkScope, { kind: 'all' }>
type Question = { scope: BulkScope; operation: string; answer: (values: Values | null) => void }

export type Bulk = {
  /** Asks for fields and values, gives them to the records, and says what became of each. */
  edit: (scope: BulkScope) => Promise<void>
  /** Runs `remove` or an action over all that match. */
  actOnAll: (scope: AllScope, operation: string) => Promise<void>
  /** Dialogs; render them once. */
  element: ReactNode
}

/** Work on many records that the gateway does in parts. `onDone` hears when something was done. */
export const useBulk = (core: Core, onDone: () => void): Bulk => {
  const { client } = useHost()
  const api = useMemo(() => bulkClient(quiet(client), core), [client, core])
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const undoRemoval = useUndoRemoval(core)
  const { t, say, noun } = useText()
  const [state, setState] = useState<RunState | null>(null)
  const [asked, setAsked] = useState<Question | null>(null)

  const ask = (scope: BulkScope, operation: string) =>
    new Promise<Values | null>((resolve) => {
      const answer = (values: Values | null): void => {
        setAsked(null)
        resolve(values)
      }
      setAsked({ scope, operation, answer })
    })

  /** Works with progress and a way to stop; undefined where nothing could be done at all, which was told. */
  const work = async (name: string, total: number, run: (watch: Watch) => Promise<BulkRun>): Promise<BulkRun | undefined> => {
    const controller = new AbortController()
    const show = (done: number): void => setState({ phase: 'running', name, done, total, stop: () => controller.abort() })
    show(0)
    try {
      return await run({ signal: controller.signal, onProgress: show })
    } catch (error) {
      toast.error(reasonOf(error))
      return undefined
    } finally {
      setState(null)
      await refresh(core)
    }
  }

  const takeBack = async (rows: readonly BulkRow[]): Promise<void> => {
    const name = t('bulk.undo')
    const run = await work(name, rows.length, (watch) => editEach(core, api, rows, watch))
    if (run) tell(name, run, rows.length)
  }

  const tell = (name: string, { outcomes, back }: BulkRun, total: number): void => {
    const failed = outcomes.filter(({ ok }) => !ok)
    const undo = back.length > 0 ? () => void takeBack(back) : undefined
    const left = Math.max(0, total - outcomes.length)
    if (failed.length === 0 && left === 0) toast.success(t('bulk.changed', { count: outcomes.length }), { undo })
    else setState({ phase: 'result', name, operation: 'edit', outcomes, left, undo })
  }

  const edit = async (scope: BulkScope): Promise<void> => {
    const values = await ask(scope, 'edit')
    if (!values) return
    const name = t('bulk.edit')
    const run = await work(name, sizeOf(scope), (watch) => editScope(core, api, scope, values, watch))
    if (!run) return
    onDone()
    tell(name, run, sizeOf(scope))
  }

  const actOnAll = async (scope: AllScope, operation: string): Promise<void> => {
    const action = core.actions?.[operation]
    const name = action ? say(action.label) : t('action.remove')
    const what = noun(core.label)
    const hasArgs = action !== undefined && Object.keys(argsOf(core, action)).length > 0
    const args = hasArgs ? await ask(scope, operation) : {}
    if (!args) return
    const title = action
      ? t('bulk.actTitle', { action: name, count: scope.total, what })
      : t('bulk.removeTitle', { count: scope.total, what })
    const message = action ? action.confirm && say(action.confirm) : t('bulk.removeText')
    const tone = !action || action.tone === 'danger' ? 'danger' : 'default'
    if (!hasArgs && !(await confirm({ title, message, confirmLabel: name, tone }))) return
    const call = (asking: BulkAsked): Promise<BulkPart> => api.actOnAll(asking, operation, args)
    const run = await work(name, scope.total, (watch) => overAll(core, scope, call, watch))
    if (!run) return
    onDone()
    const done = run.outcomes.flatMap(({ ok, record }): AnyRecord[] => (ok ? [record] : []))
    if (!action && done.length > 0) undoRemoval(done)
    const left = Math.max(0, scope.total - run.outcomes.length)
    if (done.length < run.outcomes.length || left > 0)
      setState({ phase: 'result', name, operation, outcomes: run.outcomes, left })
    else if (action) toast.success(say(action.success))
  }

  const element = (
    <Suspense fallback={null}>
      {state && <RunDialog core={core} state={state} onClose={() => setState(null)} />}
      {asked && asked.operation === 'edit' && <BulkEditDialog core={core} count={sizeOf(asked.scope)} onAnswer={asked.answer} />}
      {asked && asked.operation !== 'edit' && (
        <ArgsDialog
          core={core}
          operation={asked.operation}
          records={none}
          onAnswer={async (args) => asked.answer(args)}
          onGiveUp={() => asked.answer(null)}
        />
      )}
    </Suspense>
  )
  return { edit, actOnAll, element }
}

type Watch = { signal: AbortSignal; onProgress: (done: number) => void }
