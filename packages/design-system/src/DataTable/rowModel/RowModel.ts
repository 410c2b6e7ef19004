import { flatLines, type Lines } from '../lines/lines.ts'
import { RowOrder, type RowsChange } from '../lines/RowOrder.ts'
import { compareRows, type SortStep } from '../lines/sortKeys.ts'
import type { RowPart } from './RowPart.ts'

/** All that decides which lines there are. */
export type RowRequest<T> = Pick<RowPart<T>, 'arrange' | 'insert' | 'over'> & {
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

const orderOf = <T>({ rows, passes, steps, collator, isArrangedWhole }: RowRequest<T>) => ({
  rows: isArrangedWhole ? noRows : rows,
  passes: passes ?? null,
  steps,
  collator,
})

const bareOf = <T>(request: RowRequest<T>) => ({ ...orderOf(request), passes: null, steps: noSteps })

const arranged = <T>(request: RowRequest<T>, order: RowOrder<T>): Lines<T> => {
  const { rows, rowKey, passes, steps, collator, isOpen, arrange } = request
  const compare = steps.length > 0 ? compareRows(steps, collator) : undefined
  return arrange ? arrange({ rows, order, rowKey, passes, compare, isOpen }) : flatLines(order, rowKey)
}

/** The rows of a table filtered and sorted, and the lines made of them. What a request throws leaves the rows as they came. */
export class RowModel<T> {
  readonly order: RowOrder<T>
  /** What was thrown while the rows were put in order; undefined when nothing was. */
  fault: unknown
  #request: RowRequest<T>
  #lines: Lines<T>

  constructor(request: RowRequest<T>) {
    this.#request = request
    this.order = this.#attempt(
      () => new RowOrder<T>(orderOf(request)),
      () => new RowOrder<T>(bareOf(request)),
    )
    this.#lines = this.#build()
  }

  get lines(): Lines<T> {
    return this.#lines
  }

  /** Takes another request; says whether the lines are other ones, or rows in them, or nothing is. */
  update(request: RowRequest<T>): 'lines' | 'rows' | null {
    const before = this.#request
    // A table that was hidden behind others comes back as it was.
    if (Object.entries(request).every(([name, part]) => part === before[name as keyof RowRequest<T>])) return null // Its own names.
    this.#request = request
    const { count } = this.order
    const isSameShape = before.passes === request.passes && before.steps === request.steps && before.collator === request.collator
    const wasWell = this.fault === undefined
    this.fault = undefined
    const change = this.#attempt(
      (): RowsChange => {
        if (isSameShape && wasWell) return request.isArrangedWhole ? all : this.order.setRows(request.rows)
        this.order.set(orderOf(request))
        return all
      },
      () => {
        this.order.set(bareOf(request))
        return all
      },
    )
    const isOther =
      change.kind === 'all' || before.rows === request.rows || request.arrange !== undefined || count !== this.order.count
    if (isOther) this.#lines = this.#build()
    return isOther ? 'lines' : change.kind === 'some' ? 'rows' : null
  }

  /** Rows that come by themselves, in place of those of the request. */
  setRows(rows: readonly T[]): 'lines' | 'rows' | null {
    const { count } = this.order
    const wasWell = this.fault === undefined
    const change = this.#attempt(
      () => this.order.setRows(rows),
      () => {
        this.order.set({ ...bareOf(this.#request), rows })
        return all
      },
    )
    if (change.kind === 'none') return null
    const isArranged = this.#request.arrange !== undefined && !this.#request.isArrangedWhole
    const isOther = isArranged || count !== this.order.count || wasWell !== (this.fault === undefined)
    if (isOther) this.#lines = this.#build()
    return isOther ? 'lines' : 'rows'
  }

  /** All rows in their order, nothing filtered, all branches and groups open. */
  whole(): { lines: Lines<T>; order: RowOrder<T> } {
    const rows = this.#request.isArrangedWhole ? this.#request.rows : this.order.rows
    const request: RowRequest<T> = { ...this.#request, rows, passes: undefined, isOpen: always }
    const order = new RowOrder<T>(orderOf(request))
    return { lines: arranged(request, order), order }
  }

  #build(): Lines<T> {
    const plain = (): Lines<T> => flatLines(this.order, this.#request.rowKey)
    if (this.fault !== undefined) return plain()
    return this.#attempt(
      () => {
        const { insert, over } = this.#request
        const lines = arranged(this.#request, this.order)
        const filled = insert ? insert(lines) : lines
        return over ? over(filled) : filled
      },
      () => {
        this.order.set(bareOf(this.#request))
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
          `DataTable "${this.#request.label}": rows could not be filtered, sorted or put together; they are shown as they came.`,
          error,
        )
      this.fault = error
      return otherwise()
    }
  }
}
