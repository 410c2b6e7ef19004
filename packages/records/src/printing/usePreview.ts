import { type PrintAsked, type PrintPreview, type PrintTrial, printCalls } from '@bip/contract'
import { useEffect, useState } from 'react'
import { isAborted, reasonOf } from '../data/errors.ts'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** A document that is being rendered, is there, or could not be. */
export type Preview = { link?: string; pages?: number; problem?: string; isLoading: boolean; retry: () => void }

type Shown = { asked: string; answer?: PrintPreview; problem?: string }

/** Renders what is asked, and again whenever that changes; undefined asks for nothing. `delay` in ms waits for more changes. */
export function usePreview(asked: PrintAsked | PrintTrial | undefined, delay = 0): Preview {
  const { client, language } = useHost()
  const [shown, setShown] = useState<Shown>()
  const [round, setRound] = useState(0)
  const text = asked && JSON.stringify([language, round, asked])
  useEffect(() => {
    if (text === undefined) return undefined
    const controller = new AbortController()
    const ask = async (): Promise<void> => {
      const [, , body] = JSON.parse(text) as [string, number, PrintAsked | PrintTrial] // written above
      try {
        const { signal } = controller
        const answer = await quiet(client).request<PrintPreview>({ method: 'POST', path: printCalls.preview, body, signal })
        if (!controller.signal.aborted) setShown({ asked: text, answer })
      } catch (error) {
        if (!isAborted(error) && !controller.signal.aborted) setShown({ asked: text, problem: reasonOf(error) })
      }
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, text, delay])
  const isLoading = text !== undefined && shown?.asked !== text
  return {
    link: shown?.answer?.link,
    pages: shown?.answer?.pages,
    problem: isLoading ? undefined : shown?.problem,
    isLoading,
    retry: () => setRound((before) => before + 1),
  }
}
