import { useEffect } from 'react'
import { toast } from '../../Toast/toast.ts'
import { messageOf } from './messageOf.ts'

type Writing = Pick<typeof import('../lazy/writing.ts'), 'fillingOf' | 'rowChangingOf'>

const fetched: { module?: Writing; coming?: Promise<Writing> } = {}

const fetchWriting = (): Promise<Writing> => {
  fetched.coming ??= import('../lazy/writing.ts').then(({ fillingOf, rowChangingOf }) => {
    fetched.module = { fillingOf, rowChangingOf }
    return fetched.module
  })
  return fetched.coming
}

/** What writes blocks and rows, fetched once a table that can be edited is in the page; until it has come what is asked of it waits. */
export const useWriting = (isEnabled: boolean) => {
  useEffect(() => {
    // What fails now is told when it is asked for.
    if (isEnabled) fetchWriting().catch(() => undefined)
  }, [isEnabled])

  return (work: (writing: Writing) => void): void => {
    if (fetched.module) work(fetched.module)
    else {
      fetched.coming = undefined
      fetchWriting()
        .then(work)
        .catch((error: unknown) => toast.error(messageOf(error)))
    }
  }
}
