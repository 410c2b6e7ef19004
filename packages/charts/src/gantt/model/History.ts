import type { PlanEdit } from './edits.ts'

type Step = { edits: readonly PlanEdit[]; inverse: readonly PlanEdit[] }

const maxSteps = 100

/** What was done to a plan, to be taken back and done again. */
export class History {
  #done: Step[] = []
  #undone: Step[] = []

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  add(step: Step): void {
    this.#done = [...this.#done, step].slice(-maxSteps)
    this.#undone = []
  }

  /** The changes that take the last step back; undefined where there is none. */
  undo(): readonly PlanEdit[] | undefined {
    const step = this.#done.pop()
    if (step) this.#undone.push(step)
    return step?.inverse
  }

  redo(): readonly PlanEdit[] | undefined {
    const step = this.#undone.pop()
    if (step) this.#done.push(step)
    return step?.edits
  }

  /** Forgets a step that was refused after all. */
  drop(): void {
    this.#done.pop()
  }
}
