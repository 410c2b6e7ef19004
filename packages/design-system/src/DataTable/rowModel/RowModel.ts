import { flatLines, type Lines } from '../lines/lines.ts'
import { RowOrder, type RowsChange } from '../lines/RowOrder.ts'
import { compareRows, type SortStep } from '../lines/sortKeys.ts'
import type { RowPart } from './RowPart.ts'

/** All that decides which lines there are. */
export type RowWish<T> = Pick<RowPart<T>, 'arrange' | 'insert' | 'over'> & {
  /** Name of the table, for what goes wrong. */
  label: string
  rows: readonly T[]
  rowKey: (row: T) => string
  passes: ((row: T) => boolean) | undefined
  steps: readonly SortStep<T>[]
  collator: Intl.Collator
  isArrangedWhole: boolean
  isOpen: (key: string) => boolean
}

const noRows: never[] = []
const noSteps: never[] = []
const all: RowsChange = { kind: 'all' }
const always = (): boolean => true

const isSameFault = (a: unknown, b: unknown): boolean => a instanceof Error && b instanceof Error && a.message === b.message

const orderOf = <T>({ rows, passes, steps, collator, isArrangedWhole }: RowWish<T>) => ({
  rows: isArrangedWhole ? noRows : rows,
  passes: passes ?? null,
  steps,
  collator,
})

const bareOf = <T>(wish: RowWish<T>) => ({ ...orderOf(wish), passes: null, steps: noSteps })

const arranged = <T>(wish: RowWish<T>, order: RowOrder<T>): Lines<T> => {
  const { rows, rowKey, passes, steps, collator, isOpen, arrange } = wish
  const compare = steps.length > 0 ? compareRows(steps, collator) : undefined
  return arrange ? arrange({ rows, order, rowKey, passes, compare, isOpen }) : flatLines(order, rowKey)
}

/** The rows of a table filtered and sorted, and the lines made of them. What a wish throws leaves the rows as they came. */
export class RowModel<T> {
  readonly order: RowOrder<T>
  /** What was thrown while the rows were put in order; undefined when nothing was. */
  fault: unknown
  #wish: RowWish<T>
  #lines: Lines<T>

  constructor(wish: RowWish<T>) {
    this.#wish = wish
    this.order = this.#attempt(
      () => new RowOrder<T>(orderOf(wish)),
      () => new RowOrder<T>(bareOf(wish)),
    )
    this.#lines = this.#build()
  }

  get lines(): Lines<T> {
    return this.#lines
  }

  /** Takes another wish; says whether the lines are other ones, or rows in them, or nothing is. */
  update(wish: RowWish<T>): 'lines' | 'rows' | null {
    const before = this.#wish
    // A table that was hidden behind others comes back as it was.
    if (Object.entries(wish).every(([name, part]) => part === before[name as keyof RowWish<T>])) return null // Its own names.
    this.#wish = wish
    const { count } = this.order
    const isSameShape = before.passes === wish.passes && before.steps === wish.steps && before.collator === wish.collator
    const wasWell = this.fault === undefined
    this.fault = undefined
    const change = this.#attempt(
      (): RowsChange => {
        if (isSameShape && wasWell) return wish.isArrangedWhole ? all : this.order.setRows(wish.rows)
        this.order.set(orderOf(wish))
        return all
      },
      () => {
        this.order.set(bareOf(wish))
        return all
      },
    )
    const isOther = change.kind === 'all' || before.rows === wish.rows || wish.arrange !== undefined || count !== this.order.count
    if (isOther) this.#lines = this.#build()
    return isOther ? 'lines' : change.kind === 'some' ? 'rows' : null
  }

  /** Rows that come by themselves, in place of those of the wish. */
  setRows(rows: readonly T[]): 'lines' | 'rows' | null {
    const { count } = this.order
    const wasWell = this.fault === undefined
    const change = this.#attempt(
      () => this.order.setRows(rows),
      () => {
        this.order.set({ ...bareOf(this.#wish), rows })
        return all
      },
    )
    if (change.kind === 'none') return null
    const isArranged = this.#wish.arrange !== undefined && !this.#wish.isArrangedWhole
    const isOther = isArranged || count !== this.order.count || wasWell !== (this.fault === undefined)
    if (isOther) this.#lines = this.#build()
    return isOther ? 'lines' : 'rows'
  }

  /** All rows in their order, nothing filtered, all branches and groups open. */
  whole(): { lines: Lines<T>; order: RowOrder<T> } {
    const rows = this.#wish.isArrangedWhole ? this.#wish.rows : this.order.rows
    const wish: RowWish<T> = { ...this.#wish, rows, passes: undefined, isOpen: always }
    const order = new RowOrder<T>(orderOf(wish))
    return { lines: arranged(wish, order), order }
  }

  #build(): Lines<T> {
    const plain = (): Lines<T> => flatLines(this.order, this.#wish.rowKey)
    if (this.fault !== undefined) return plain()
    return this.#attempt(
      () => {
        const { insert, over } = this.#wish
        const lines = arranged(this.#wish, this.order)
        const filled = insert ? insert(lines) : lines
        return over ? over(filled) : filled
      },
      () => {
        this.order.set(bareOf(this.#wish))
        return plain()
      },
    )
  }

  /** What a filter, a comparison or a reader of the caller's throws must not take the rows with it: they then stand as they came. */
  #attempt<Result>(work: () => Result, otherwise: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (!isSameFault(this.fault, error))
        console.error(
          `DataTable "${this.#wish.label}": rows could not be filtered, sorted or put together; they are shown as they came.`,
          error,
        )
      this.fault = error
      return otherwise()
    }
  }
}
