/**
 * Has `use` answer at once when the promise has settled before: React reads these fields of it. Whoever waits asks with the same promise every
 * time, for React renders a component that waited once more and wants the same hooks of it. Answers the promise itself.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
}

/** The same for what is there already. */
export const arrived = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
