import { announce } from '../../foundations/announce.ts'
import type { RowChange, RowMove } from '../lines/rowChange.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import type { CellFault, RowOutcome } from '../model/rowOutcome.ts'
import type { DataColumn } from '../model/types.ts'
import type { EditProps } from '../props/EditProps.ts'
import type { CellChecks } from './CellChecks.ts'
import type { Coming } from './draftTypes.ts'
import type { EditStore, StepTaken } from './EditStore.ts'
import { messageOf } from './messageOf.ts'
import type { TypedRows } from './TypedRows.ts'

/** What is done elsewhere when values are stored or a step is taken back. */
export type DraftSteps<T> = {
  /** Puts rows in or takes them out when a step back or forth asks for it, and says then which of them are gone. */
  onRowStep: (change: RowChange<T>, direction: 'back' | 'forth', then?: (isGone: (key: string) => boolean) => void) => void
  /** Moves rows one after the other when a step back or forth asks for it. */
  onMovesStep: (moves: readonly RowMove[]) => void
  /** Hears what is stored now. */
  onStored: (edits: readonly CellEdit[]) => void
}

type Context<T> = Pick<EditProps, 'onEdit'> & {
  editMode: NonNullable<EditProps['editMode']>
  store: EditStore<T>
  checks: CellChecks<T>
  typed: TypedRows<T>
  steps: DraftSteps<T>
  columnOf: (key: string) => DataColumn<T> | undefined
  /** The row of that key as it stands now. */
  rowOf: (key: string) => T | undefined
  changed: () => void
  /** What is being asked about, checked or stored right now. */
  running: Set<Promise<unknown>>
}

/** A value for a cell, with the row where it is known. */
type RowEdit<T> = CellEdit & { row?: T }

/** A row that is stale says so by its conflicts; its values are no worse for that. */
const isAbout = ({ key, column, status }: RowOutcome, edit: CellEdit): boolean =>
  status === 'faulty' && key === edit.key && (column === undefined || column === edit.column)

/** Checks what was typed and hands it to the caller; steps back and forth go the same way. */
export const storingOf = <T>({
  onEdit,
  editMode,
  store,
  checks,
  typed,
  steps,
  columnOf,
  rowOf,
  changed,
  running,
}: Context<T>) => {
  const run = (work: Promise<unknown>): void => {
    running.add(work)
    void work.finally(() => running.delete(work))
  }

  const send = async (all: readonly CellEdit[]): Promise<boolean> => {
    // What was typed into rows that are there no more waits for the reader's word.
    const edits = all.filter(({ key }) => !typed.gone.includes(key))
    if (!onEdit || edits.length === 0) return edits.length === all.length
    try {
      const refused = (await onEdit(edits))?.filter(({ status }) => status !== 'stored') ?? []
      const stored = edits.filter((edit) => !refused.some(({ key }) => key === edit.key))
      store.stored(stored)
      steps.onStored(stored)
      for (const edit of edits) {
        const error = refused.find((one) => isAbout(one, edit))?.message
        if (error !== undefined) store.judge(edit, { error, isRefused: true })
      }
      changed()
      return stored.length === all.length
    } catch (error) {
      for (const edit of edits) store.judge(edit, { error: messageOf(error), isRefused: true })
      changed()
      announce(messageOf(error))
      return false
    }
  }

  const checkAndSend = (edits: readonly RowEdit<T>[], isSent: boolean, coming?: Coming<T>): void => {
    const checked = edits.map(({ row, ...plain }) => ({
      plain,
      isGood: row === undefined || checks.check({ ...plain, row }, columnOf(plain.column)?.edit?.validate, changed),
    }))
    const isThere = coming?.bring().then((is) => {
      if (!is) store.refuseRows(coming.rows, coming.keys)
      if (!is) changed()
      return is
    })
    changed()
    if (!isSent) return
    run(
      Promise.all([isThere, ...checked.map(({ isGood }) => isGood)]).then(([is, ...goods]) => {
        const good = checked.filter(({ plain }, at) => goods[at] && (is !== false || !coming?.keys.has(plain.key)))
        return send(good.map(({ plain }) => plain))
      }),
    )
  }

  /** What a text names in its column; a failure is told in the cell, as a text that names nothing is. */
  const named = async (edit: RowEdit<T>): Promise<RowEdit<T> | string> => {
    const row = edit.row ?? rowOf(edit.key)
    const source = row === undefined ? undefined : columnOf(edit.column)?.edit?.source?.(row)
    const answer = await source?.named(String(edit.value)).catch((error: unknown) => ({ error: messageOf(error) }))
    return answer && 'value' in answer ? { ...edit, value: answer.value } : (answer?.error ?? '')
  }

  /** Asks which values these texts name, puts those that name one in their place and hands them on. */
  const ask = (edits: readonly RowEdit<T>[]): void => {
    if (edits.length === 0) return
    const answered = Promise.all(edits.map(named)).then((answers) => {
      const found = edits.flatMap((edit, at) => {
        const answer = answers[at] ?? ''
        if (typeof answer !== 'string') return store.settle(edit, answer.value) ? [answer] : []
        store.judge(edit, { error: answer })
        return []
      })
      const errors = new Set(answers.filter((answer) => typeof answer === 'string'))
      if (errors.size > 0) announce([...errors].slice(0, 3).join('\n'))
      changed()
      if (found.length > 0) checkAndSend(found, editMode === 'cell')
    })
    run(answered)
  }

  const wellOf = (edits: readonly CellEdit[]): CellEdit[] =>
    edits.filter(({ key, column }) => {
      const { error, isRefused, isChecking } = store.draftAt(key, column) ?? {}
      return (error === undefined || isRefused) && !isChecking
    })

  return {
    checkAndSend,
    /** Takes a step back or forth. */
    take: (step: StepTaken<T> | null): void => {
      if (step?.kind === 'rows') steps.onRowStep(step.change, step.direction)
      if (step?.kind === 'moves') steps.onMovesStep(step.moves)
      if (step?.kind !== 'cells') return
      checks.dropUndone()
      // What is put again may have been taken back before anybody knew whether it was right.
      const isForth = step.direction === 'forth'
      const put = (edits: readonly CellEdit[]): void =>
        checkAndSend(
          edits.map((edit) => ({ ...edit, row: isForth ? rowOf(edit.key) : undefined })),
          editMode !== 'batch',
        )
      const take = (isGone: (key: string) => boolean): void => {
        put(step.edits.filter(({ key }) => !isGone(key)))
        ask((step.asked ?? []).filter(({ key }) => !isGone(key)).map((edit) => ({ ...edit, row: rowOf(edit.key) })))
      }
      if (step.rows) steps.onRowStep(step.rows, step.direction, take)
      else take(() => false)
    },
    ask,
    /** Whatever is being asked about, checked or stored has come to its end. */
    settled: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running)
    },
    /** What is wrong with values that are not good enough to be stored. */
    faults: (): CellFault[] =>
      store.all().flatMap(({ key, column, value }) => {
        const { error: message, isRefused } = store.draftAt(key, column) ?? {}
        return message === undefined || isRefused ? [] : [{ key, column, value, message, status: 'faulty' as const }]
      }),
    /** Stores what is not stored yet; false when something is wrong, which then is marked. */
    save: async (): Promise<boolean> => {
      await checks.answers()
      const all = store.all()
      const well = wellOf(all)
      return (await send(well)) && well.length === all.length
    },
    /** The focus has left a row. */
    leaveRow: (key: string): void => {
      if (editMode !== 'row') return
      void checks.answers(key).then(() => send(wellOf(store.all().filter((edit) => edit.key === key))))
    },
  }
}
