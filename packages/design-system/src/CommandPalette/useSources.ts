import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Command, CommandSource } from './command.ts'

export type SourceAnswer = {
  key: string
  label: string
  /** 'idle' while the query is too short to ask. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  commands: readonly Command[]
  retry: () => void
}

type Kept = { query: string; isFailed: boolean; commands: readonly Command[] }

/** Pause after typing before anybody is asked, in ms. */
const pause = 150

const none: readonly Command[] = []

/** The answers of all sources to a query. A question that was overtaken is called off, and its answer dropped if it comes all the same. */
export const useSources = (sources: readonly CommandSource[], query: string): SourceAnswer[] => {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Kept>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const isAsked = ({ minLength = 2 }: CommandSource): boolean => query.trim().length >= minLength
  const keep = (key: string, kept: Kept): void => setAnswers((before) => new Map(before).set(key, kept))

  const ask = useEffectEvent(async (source: CommandSource, signal: AbortSignal) => {
    try {
      const commands = await source.load(query.trim(), signal)
      if (!signal.aborted) keep(source.key, { query, isFailed: false, commands })
    } catch {
      // Whatever went wrong, the list says that this part is missing and offers another attempt.
      if (!signal.aborted) keep(source.key, { query, isFailed: true, commands: none })
    }
  })
  const askAll = useEffectEvent((signal: AbortSignal) => {
    for (const source of sources) if (isAsked(source) && answers.get(source.key)?.query !== query) void ask(source, signal)
  })

  const names = sources.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again, other sources ask at all.
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => askAll(controller.signal), query === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, names, attempt])

  return useMemo(
    () =>
      sources.map((source): SourceAnswer => {
        const { key, label, minLength = 2 } = source
        const kept = answers.get(key)
        const retry = (): void => {
          setAnswers((before) => new Map([...before].filter(([known]) => known !== key)))
          setAttempt((count) => count + 1)
        }
        if (query.trim().length < minLength) return { key, label, status: 'idle', commands: none, retry }
        if (kept?.query !== query) return { key, label, status: 'loading', commands: none, retry }
        return { key, label, status: kept.isFailed ? 'failed' : 'ready', commands: kept.commands, retry }
      }),
    [sources, answers, query],
  )
}
