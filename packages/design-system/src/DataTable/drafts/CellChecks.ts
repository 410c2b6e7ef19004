import type { CellEdit } from '../model/cellEdit.ts'
import type { CellEditing } from '../model/types.ts'
import type { PlacedEdit } from './draftTypes.ts'
import type { EditStore } from './EditStore.ts'
import { messageOf } from './messageOf.ts'

/** A value that is being asked about. */
type Check = Pick<CellEdit, 'key' | 'column'> & { controller: AbortController; isGood: Promise<boolean> }

/** What columns say about values, at once or after a while. */
export class CellChecks<T> {
  readonly #running = new Map<string, Check>()
  readonly #store: EditStore<T>

  constructor(store: EditStore<T>) {
    this.#store = store
  }

  /** Checks a value; false when it must not be stored. What comes too late is dropped; `onAnswer` hears what came late enough. */
  check({ row, ...edit }: PlacedEdit<T>, validate: CellEditing<T>['validate'], onAnswer: () => void): boolean | Promise<boolean> {
    if (!validate) return true
    const { key, column, value } = edit
    const id = `${key}\n${column}`
    this.#running.get(id)?.controller.abort()
    this.#running.delete(id)
    const controller = new AbortController()
    const judge = (error: string | undefined): boolean => {
      this.#store.judge(edit, { error })
      return error === undefined
    }
    try {
      const answer = validate(value, row, controller.signal)
      if (!(answer instanceof Promise)) return judge(answer)
      this.#store.judge(edit, { isChecking: true })
      const isGood = answer.catch(messageOf).then((error) => {
        if (controller.signal.aborted) return false
        this.#running.delete(id)
        const isRight = judge(error)
        onAnswer()
        return isRight
      })
      this.#running.set(id, { key, column, controller, isGood })
      return isGood
    } catch (error) {
      return judge(messageOf(error))
    }
  }

  /** Aborts the checks of values that were taken back. */
  dropUndone(): void {
    for (const [id, { key, column, controller }] of this.#running) {
      if (this.#store.draftAt(key, column)?.isChecking) continue
      controller.abort()
      this.#running.delete(id)
    }
  }

  /** What is being asked about the values of a row, or of all, has been answered. */
  answers(key?: string): Promise<unknown> {
    return Promise.all([...this.#running.values()].map((one) => (key === undefined || one.key === key ? one.isGood : true)))
  }
}
