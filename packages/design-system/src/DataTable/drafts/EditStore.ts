import type { RowChange, RowMove } from '../lines/rowChange.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import { type CellValue, textOf } from '../model/values.ts'

/** What was typed into rows, by row and column. */
export type RowDrafts = ReadonlyMap<string, ReadonlyMap<string, Draft>>

export type Draft = {
  value: CellValue
  before: CellValue
  error?: string
  /** The error is somebody else's refusal: the same value may be good enough the next time. */
  isRefused?: boolean
  isChecking?: boolean
  isConflict?: boolean
  /** A text of which it is not known yet which value it names. */
  isAsked?: boolean
}

/** Whether a draft holds a value, and no text of which nobody knows what it means. */
export const isReadable = ({ error, isRefused, isAsked }: Draft): boolean =>
  !isAsked && (error === undefined || isRefused === true)

/** What a cell showed at one end of a step, with the fault that it had then; `isStored` where nothing had been typed over it. */
type Side = Pick<Draft, 'value' | 'error' | 'isRefused' | 'isAsked'> & { isStored?: boolean }

type CellChange = { key: string; column: string; from: Side; to: Side }

type Step<T> =
  | { kind: 'cells'; changes: readonly CellChange[]; rows?: RowChange<T> }
  | { kind: 'rows'; change: RowChange<T> }
  | { kind: 'moves'; back: readonly RowMove[]; forth: readonly RowMove[] }

/** What a step back or forth asks of the caller: values to be stored, rows to be put back or taken out, or moved one after the other. */
export type StepTaken<T> =
  | {
      kind: 'cells'
      edits: readonly CellEdit[]
      /** Texts of which it has to be asked what they name. */
      asked?: readonly CellEdit[]
      rows?: RowChange<T>
      direction: 'back' | 'forth'
    }
  | { kind: 'rows'; change: RowChange<T>; direction: 'back' | 'forth' }
  | { kind: 'moves'; moves: readonly RowMove[] }

const sideOf = ({ value, error, isRefused, isAsked }: Draft): Side => ({ value, error, isRefused, isAsked })

const sameValue = (a: CellValue, b: CellValue): boolean => textOf(a) === textOf(b)

/** As many steps can be taken back. */
const maxSteps = 200

/** What was typed into a table and is not stored yet, by row and column, with the way back and forth, also over what was stored. */
export class EditStore<T = unknown> {
  readonly #rows = new Map<string, Map<string, Draft>>()
  #done: Step<T>[] = []
  #undone: Step<T>[] = []
  #typing: { key: string; column: string; value: CellValue } | null = null

  /** Number of cells that differ from what is stored. */
  get size(): number {
    let size = 0
    for (const drafts of this.#rows.values()) size += drafts.size
    return size
  }

  /** Nothing was typed that is not stored, and nothing is being typed. */
  get isEmpty(): boolean {
    return this.#rows.size === 0 && this.#typing === null
  }

  /** What is being typed right now and has not been put yet: the sums follow it. */
  get typing(): { key: string; column: string; value: CellValue } | null {
    return this.#typing
  }

  set typing(typing: { key: string; column: string; value: CellValue } | null) {
    this.#typing = typing
  }

  /** Keys of the rows into which something was typed. */
  keys(): Iterable<string> {
    return this.#rows.keys()
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

  /** Puts values into cells, as one step, with the rows that came for them; a value that is the stored one again is no change any more. */
  put(edits: readonly (CellEdit & { isAsked?: boolean })[], rows?: RowChange<T>): void {
    const changes = edits.map(({ key, column, value, before, isAsked }): CellChange => {
      const draft = this.draftAt(key, column)
      return { key, column, from: draft ? sideOf(draft) : { value: before, isStored: true }, to: { value, isAsked } }
    })
    if (!rows && changes.every(({ from, to }) => sameValue(from.value, to.value))) return
    for (const { key, column, value, before, isAsked } of edits) this.#show(key, column, { value, isAsked }, before)
    this.#record({ kind: 'cells', changes, ...(rows && { rows }) })
  }

  /** Rows were added or taken out: a step like any other. */
  noteRows(change: RowChange<T>): void {
    this.#record({ kind: 'rows', change })
  }

  /** Rows went to another place, from which `back` brings them home. */
  noteMoves(back: readonly RowMove[], forth: readonly RowMove[]): void {
    this.#record({ kind: 'moves', back, forth })
  }

  /** Forgets that rows came, where nothing was done since: they were never wanted. False where something was. */
  forgetRows(change: RowChange<T>): boolean {
    const last = this.#done.at(-1)
    if (last?.kind !== 'rows' || last.change !== change) return false
    this.#done.pop()
    return true
  }

  /** The rows that were to come with values did not: what was put into others stays, and its step with it. */
  refuseRows(rows: RowChange<T>, keys: ReadonlySet<string>): void {
    this.dropRows(keys)
    this.#done = this.#done.flatMap((step): Step<T>[] => {
      if (step.kind !== 'cells' || step.rows !== rows) return [step]
      const changes = step.changes.filter(({ key }) => !keys.has(key))
      return changes.length > 0 ? [{ kind: 'cells', changes }] : []
    })
  }

  undo(): StepTaken<T> | null {
    const step = this.#done.pop()
    if (!step) return null
    this.#undone.push(step)
    return this.#take(step, 'back')
  }

  redo(): StepTaken<T> | null {
    const step = this.#undone.pop()
    if (!step) return null
    this.#done.push(step)
    return this.#take(step, 'forth')
  }

  /** Says what is wrong with a value, or that it is being checked; only while that value still stands there. */
  judge(edit: CellEdit, verdict: Pick<Draft, 'error' | 'isRefused' | 'isChecking'>): void {
    const draft = this.draftAt(edit.key, edit.column)
    if (!draft || !sameValue(draft.value, edit.value)) return
    const unjudged = { error: undefined, isRefused: undefined, isChecking: undefined, isAsked: undefined }
    this.#set(edit.key, edit.column, { ...draft, ...unjudged, ...verdict })
    this.#remember(edit, verdict)
  }

  /** What a typed text names is known: that value stands in its place, also in the step that brought the text. False where something else stands there by now. */
  settle(edit: CellEdit, value: CellValue): boolean {
    const draft = this.draftAt(edit.key, edit.column)
    if (!draft?.isAsked || !sameValue(draft.value, edit.value)) return false
    this.#set(edit.key, edit.column, sameValue(value, draft.before) ? undefined : { value, before: draft.before })
    const change = this.#changeOf(edit)
    if (change) change.to = { value }
    return true
  }

  /** The stored value of a row is another one now: a draft over it is a conflict, unless it says the same. */
  meet(key: string, stored: (column: string) => CellValue): void {
    for (const [column, draft] of this.#rows.get(key) ?? []) {
      const now = stored(column)
      if (sameValue(now, draft.value)) this.#set(key, column, undefined)
      else if (!sameValue(now, draft.before)) this.#set(key, column, { ...draft, before: now, isConflict: true })
    }
  }

  /** These were stored: their drafts are no more. The way back stays; taking it stores anew. */
  stored(edits: readonly CellEdit[]): void {
    for (const { key, column, value } of edits) {
      const draft = this.draftAt(key, column)
      if (draft && sameValue(draft.value, value)) this.#set(key, column, undefined)
    }
  }

  /** The rows are gone, and what was typed into them with them; answers with that. */
  dropRows(keys: Iterable<string>): RowDrafts {
    const dropped = new Map<string, Map<string, Draft>>()
    for (const key of keys) {
      const drafts = this.#rows.get(key)
      if (drafts) dropped.set(key, drafts)
      this.#rows.delete(key)
    }
    return dropped
  }

  /** The rows are there again, and what was typed into them. */
  bringRows(dropped: RowDrafts): void {
    for (const [key, drafts] of dropped) this.#rows.set(key, new Map(drafts))
  }

  /** Gives up all that is not stored. */
  clear(): void {
    this.#rows.clear()
    this.#done = []
    this.#undone = []
    this.#typing = null
  }

  #record(step: Step<T>): void {
    this.#done = [...this.#done.slice(1 - maxSteps), step]
    this.#undone = []
  }

  #take(step: Step<T>, direction: 'back' | 'forth'): StepTaken<T> {
    if (step.kind === 'rows') return { kind: 'rows', change: step.change, direction }
    if (step.kind === 'moves') return { kind: 'moves', moves: step[direction] }
    const asked: CellEdit[] = []
    const edits = step.changes.flatMap(({ key, column, from, to }): CellEdit[] => {
      const [side, other] = direction === 'back' ? [from, to] : [to, from]
      const draft = this.draftAt(key, column)
      const isBack = direction === 'back'
      // What somebody else has stored meanwhile is not taken back with what was typed over it.
      if (isBack && side.isStored && draft?.isConflict) {
        this.#set(key, column, undefined)
        return []
      }
      this.#show(key, column, side, other.value)
      const left = this.draftAt(key, column)
      if (left && draft?.isConflict) this.#set(key, column, { ...left, isConflict: true })
      // What was not good enough to be stored, or not known to be, needs nothing stored to be taken back.
      const isUnsent = isBack && (draft?.error !== undefined || draft?.isChecking)
      const edit = { key, column, value: side.value, before: other.value }
      if (side.isAsked && left) asked.push(edit)
      return side.error || side.isAsked || isUnsent ? [] : [edit]
    })
    return { kind: 'cells', edits, ...(asked.length > 0 && { asked }), rows: step.rows, direction }
  }

  /** Lets a cell show a value over what is stored: below a draft what that lies over, else what the caller says. */
  #show(key: string, column: string, { value, error, isRefused, isAsked }: Side, otherwise: CellValue): void {
    const draft = this.draftAt(key, column)
    const stored = draft ? draft.before : otherwise
    const verdict = { ...(error && { error, isRefused }), ...(isAsked && { isAsked, isChecking: true }) }
    this.#set(key, column, sameValue(value, stored) ? undefined : { value, before: stored, ...verdict })
  }

  /** A fault found later belongs to the step that brought the value, so that going forth again brings it back. */
  #remember(edit: CellEdit, { error, isRefused }: Pick<Draft, 'error' | 'isRefused'>): void {
    const change = this.#changeOf(edit)
    if (change) change.to = error ? { value: change.to.value, error, isRefused } : { value: change.to.value }
  }

  /** What put a value into its cell last. */
  #changeOf({ key, column, value }: CellEdit): CellChange | undefined {
    for (let at = this.#done.length - 1; at >= 0; at -= 1) {
      const step = this.#done[at]
      if (step?.kind !== 'cells') continue
      const change = step.changes.find((one) => one.key === key && one.column === column)
      if (change) return sameValue(change.to.value, value) ? change : undefined
    }
    return undefined
  }

  #set(key: string, column: string, draft: Draft | undefined): void {
    const drafts = this.#rows.get(key) ?? new Map<string, Draft>()
    if (draft) drafts.set(column, draft)
    else drafts.delete(column)
    if (drafts.size > 0) this.#rows.set(key, drafts)
    else this.#rows.delete(key)
  }
}
