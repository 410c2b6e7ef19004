import { useCallback, useMemo, useState } from 'react'
import type { ScheduleOperation } from './types.ts'

/** One or two operations that somebody marked, to look at them, or to do something with them. */
export const useMarked = (operations: readonly ScheduleOperation[]) => {
  const [keys, setKeys] = useState<readonly string[]>([])
  const mark = useCallback(
    (key: string, isAdded: boolean): void =>
      setKeys((old) => (old.includes(key) ? old.filter((one) => one !== key) : isAdded ? [...old.slice(-1), key] : [key])),
    [],
  )
  const marked = useMemo(
    () => keys.flatMap((key) => operations.find((operation) => operation.key === key) ?? []),
    [keys, operations],
  )
  return { marked, mark, clear: () => setKeys([]) }
}
