import type { TableFeatures } from '@tanstack/react-table'

/** What TanStack's model asks of the store beneath it. */
export type Reactivity = NonNullable<TableFeatures['coreReactivityFeature']>

const nobody = { unsubscribe: () => undefined }

/**
 * What the model's own state rests on. All of it is the caller's and given anew at every drawing, so that nothing is there to be followed:
 * the library's store would weigh 3 KiB and answer the same.
 */
export const plainReactivity: Reactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom: (first) => {
    let value = first
    const set = (next: unknown): void => {
      value = typeof next === 'function' ? next(value) : next
    }
    return { get: () => value, set, subscribe: () => nobody }
  },
  createReadonlyAtom: (read) => ({ get: read, subscribe: () => nobody }),
  addSubscription: () => undefined,
  untrack: (read) => read(),
  batch: (work) => work(),
  schedule: (work) => queueMicrotask(work),
}
