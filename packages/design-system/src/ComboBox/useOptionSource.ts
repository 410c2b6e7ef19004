import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { OptionStatus } from '../Select/OptionPopup.tsx'
import type { Option } from '../Select/option.ts'
import { filterOptions, prepareSearch } from '../Select/optionSearch.ts'

/** Asks for the options that match a query, '' for the first ones; give up when the signal says so. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly Option[]>

type Setup = {
  options: readonly Option[] | undefined
  load: LoadOptions | undefined
  query: string
  /** Nothing is asked for before the list opens. */
  isOpen: boolean
  /** Pause in ms after typing before `load` is called. */
  delay: number
  onReady?: (options: readonly Option[]) => void
}

const none: readonly Option[] = []

/** The first option of each value: a page of results may begin with what the one before ended with. */
const distinct = (options: readonly Option[]): readonly Option[] => {
  const values = new Set<string>()
  return options.filter(({ value }) => values.size !== values.add(value).size)
}

/** The options to show for a query: filtered at once from a list, or asked for; a later question always beats an earlier answer. */
export const useOptionSource = ({ options, load, query, isOpen, delay, onReady }: Setup) => {
  const [answer, setAnswer] = useState<{ query: string | null; options: readonly Option[]; failed: boolean }>({
    query: null,
    options: none,
    failed: false,
  })
  const [attempt, setAttempt] = useState(0)
  const local = useMemo(() => (options ? filterOptions(options, query) : none), [options, query])
  const isRemote = load !== undefined
  useEffect(() => (isOpen && options ? prepareSearch(options) : undefined), [isOpen, options])
  const ask = useEffectEvent((signal: AbortSignal) => load?.(query, signal) ?? Promise.resolve(none))
  const announce = useEffectEvent((found: readonly Option[]) => onReady?.(found))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks the same question again.
  useEffect(() => {
    if (!isOpen || !isRemote) return
    const controller = new AbortController()
    const { signal } = controller
    const run = async (): Promise<void> => {
      try {
        const answered = await ask(signal)
        if (signal.aborted) return
        if (!Array.isArray(answered)) throw new TypeError('`load` must resolve to a list of options.')
        const found = distinct(answered)
        setAnswer({ query, options: found, failed: false })
        announce(found)
      } catch {
        // Whatever went wrong, the pop-up says that the options are missing and offers another attempt.
        if (!signal.aborted) setAnswer({ query, options: none, failed: true })
      }
    }
    const timer = setTimeout(run, query === '' ? 0 : delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
      // A list that closed asks afresh when it opens again.
      setAnswer((last) => ({ ...last, query: null, failed: false }))
    }
  }, [isOpen, isRemote, query, delay, attempt])

  if (!isRemote) return { options: local, status: 'ready' as OptionStatus, retry: () => undefined }
  const isAnswered = answer.query === query
  const status: OptionStatus = !isAnswered ? 'loading' : answer.failed ? 'failed' : 'ready'
  return { options: answer.options, status, retry: () => setAttempt(attempt + 1) }
}
