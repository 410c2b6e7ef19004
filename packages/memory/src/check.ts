import { ApiError } from '@bip/contract/client'
import { stable } from './stable.ts'

/** Throws with what was expected when two values differ as JSON, whatever the order of their keys. */
export function equal(actual: unknown, expected: unknown, what: string): void {
  const [got, wanted] = [stable(actual), stable(expected)]
  if (got !== wanted) throw new Error(`${what}: expected ${wanted} but got ${got}`)
}

/** Throws unless the condition holds. */
export function ensure(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`${what}: it does not`)
}

/** Awaits a refusal of this code and key and answers it. */
export async function refused(work: Promise<unknown>, code: number, key: ApiError['key'], what: string): Promise<ApiError> {
  const failure = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  ensure(failure instanceof ApiError, `${what} is refused`)
  equal([failure.code, failure.key], [code, key], what)
  return failure
}
