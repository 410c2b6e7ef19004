import { type CellValue, textOf } from './values.ts'

/** A value put into a cell in place of another one. */
export type CellEdit = {
  /** Key of the row. */
  key: string
  column: string
  value: CellValue
  /** What stood in the row when it was changed. */
  before: CellValue
}

export type Draft = { value: CellValue; before: CellValue; error?: string; isChecking?: boolean; isConflict?: boolean }

type Step = readonly { key: string; column: string; from: Draft | undefined; to: Draft | undefined }[]

const sameValue = (a: CellValue, b: CellValue): boolean => textOf(a) === textOf(b)

/** As many steps can be taken back. */
const mostSteps = 200

/** What was typed into a table and is not stored yet, by row and column, with the way back and forth. */
export class EditStore {
  readonly #rows = new Map<string, Map<string, Draft>>()
  #done: Step[] = []
  #undone: Step[] = []

  /** Number of cells that differ from what is stored. */
  get size(): number {
    let size = 0
    for (const drafts of this.#rows.values()) size += drafts.size
    return size
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  draftsOf(key: string): ReadonlyMap<string, Draft> | undefined {
    return this.#rows.get(key)
  }

  draftAt(key: string, column: string): Draft | undefined {
    return this.#rows.get(key)?.get(column)
  }

  /** All that is not stored yet, row by row. */
  all(): CellEdit[] {
    return [...this.#rows].flatMap(([key, drafts]) =>
      [...drafts].map(([column, { value, before }]) => ({ key, column, value, before })),
    )
  }

  /** Puts values into cells, as one step; a value that is the stored one again is no change any more. */
  put(edits: readonly CellEdit[]): void {
    const step = edits.map(({ key, column, value, before }) => {
      const from = this.draftAt(key, column)
      const stored = from ? from.before : before
      return { key, column, from, to: sameValue(value, stored) ? undefined : { value, before: stored } }
    })
    if (step.every(({ from, to }) => from === to || (from && to && sameValue(from.value, to.value)))) return
    this.#take(step, 'to')
    this.#done = [...this.#done.slice(1 - mostSteps), step]
    this.#undone = []
  }

  undo(): boolean {
    const step = this.#done.pop()
    if (!step) return false
    this.#take(step, 'from')
    this.#undone.push(step)
    return true
  }

  redo(): boolean {
    const step = this.#undone.pop()
    if (!step) return false
    this.#take(step, 'to')
    this.#done.push(step)
    return true
  }

  /** Says what is wrong with a value, or that it is being checked; only while that value still stands there. */
  judge(edit: CellEdit, verdict: Pick<Draft, 'error' | 'isChecking'>): void {
    const draft = this.draftAt(edit.key, edit.column)
    if (!draft || !sameValue(draft.value, edit.value)) return
    this.#set(edit.key, edit.column, { ...draft, error: undefined, isChecking: undefined, ...verdict })
  }

  /** The stored value of a row is another one now: a draft over it is a conflict, unless it says the same. */
  meet(key: string, stored: (column: string) => CellValue): void {
    for (const [column, draft] of this.#rows.get(key) ?? []) {
      const now = stored(column)
      if (sameValue(now, draft.value)) this.#set(key, column, undefined)
      else if (!sameValue(now, draft.before)) this.#set(key, column, { ...draft, before: now, isConflict: true })
    }
  }

  /** These were stored: their drafts are no more, and cannot be taken back here. */
  stored(edits: readonly CellEdit[]): void {
    for (const { key, column, value } of edits) {
      const draft = this.draftAt(key, column)
      if (draft && sameValue(draft.value, value)) this.#set(key, column, undefined)
    }
    if (this.size === 0) {
      this.#done = []
      this.#undone = []
    }
  }

  /** Gives up all that is not stored. */
  clear(): void {
    this.#rows.clear()
    this.#done = []
    this.#undone = []
  }

  #take(step: Step, side: 'from' | 'to'): void {
    for (const change of step) this.#set(change.key, change.column, change[side])
  }

  #set(key: string, column: string, draft: Draft | undefined): void {
    const drafts = this.#rows.get(key) ?? new Map<string, Draft>()
    if (draft) drafts.set(column, draft)
    else drafts.delete(column)
    if (drafts.size > 0) this.#rows.set(key, drafts)
    else this.#rows.delete(key)
  }
}
