import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type InfinitePage, type Loaded, nothingLoaded, withPage } from './pages.ts'

type Setup<T> = {
  load: (page: number, signal: AbortSignal) => Promise<InfinitePage<T>>
  itemKey: (item: T) => string
  /** Another question begins anew. */
  question: string
  /** What was loaded when the list was last in the page. */
  first: Loaded<T> | undefined
  /** The reader is near the end of what is there. */
  isNearEnd: (loaded: Loaded<T>) => boolean
}

type Answer<T> = { question: string; loaded: Loaded<T>; isFailed: boolean }

/** Loads one page after the other as the end comes near; an answer to an earlier question is dropped. */
export const usePages = <T>({ load, itemKey, question, first, isNearEnd }: Setup<T>) => {
  const [answer, setAnswer] = useState<Answer<T>>({ question, loaded: first ?? nothingLoaded, isFailed: false })
  const current = answer.question === question ? answer : { question, loaded: nothingLoaded, isFailed: false }
  const { loaded, isFailed } = current
  const wantsMore = !loaded.isDone && !isFailed && isNearEnd(loaded)

  // A page that is on its way comes also when the end goes out of sight meanwhile.
  const onTheWay = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier question asked for is called off.
  useEffect(
    () => () => {
      onTheWay.current?.abort()
      onTheWay.current = undefined
    },
    [question],
  )

  const ask = useEffectEvent(async ({ signal }: AbortController) => {
    const end = (answer: Answer<T>): void => {
      if (signal.aborted) return
      onTheWay.current = undefined
      setAnswer(answer)
    }
    try {
      const page = await load(loaded.next, signal)
      end({ question, loaded: withPage(loaded, page, itemKey), isFailed: false })
    } catch {
      // Whatever went wrong, the foot of the list says that it did and offers another attempt.
      end({ question, loaded, isFailed: true })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page, and another question, are asked for anew.
  useEffect(() => {
    if (!wantsMore || onTheWay.current) return
    onTheWay.current = new AbortController()
    void ask(onTheWay.current)
  }, [wantsMore, loaded.next, question])

  return {
    loaded,
    status: isFailed
      ? ('failed' as const)
      : wantsMore
        ? ('loading' as const)
        : loaded.isDone
          ? ('done' as const)
          : ('ready' as const),
    retry: (): void => setAnswer({ ...current, isFailed: false }),
  }
}
