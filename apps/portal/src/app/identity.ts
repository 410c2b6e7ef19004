type Answer = (isConfirmed: boolean) => void

let answer: Answer | undefined
let asking: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function show(next: Answer | undefined): void {
  answer = next
  for (const hear of listeners) hear()
}

/** Asks who sits here for the password; true once it was given, false where nothing could ask. Everybody who asks meanwhile shares one question. */
export function askIdentity(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  asking ??= new Promise<boolean>(show).finally(() => {
    asking = undefined
    show(undefined)
  })
  return asking
}

/** The question that is open, for the one place that shows it. */
export const identity = {
  /** Takes the answer; undefined while nobody is asked. */
  current: (): Answer | undefined => answer,
  subscribe(hear: () => void): () => void {
    listeners.add(hear)
    return () => void listeners.delete(hear)
  },
}
