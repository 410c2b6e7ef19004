import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FormError } from '../Field/FormError.ts'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { Option } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'

/** Makes a new option of what was typed; what it throws as a FormError is shown, anything else as a failure. */
export type CreateOption = (label: string) => Promise<Option> | Option

type Setup = {
  onCreate: CreateOption | undefined
  /** What was searched for. */
  query: string
  /** The answer to the query is there. */
  isReady: boolean
  found: readonly Option[]
  /** What is chosen already, whether found or not. */
  taken: readonly Option[]
  onCreated: (option: Option) => void
}

type Attempt = { label: string; problem: string | null }

/** Two labels that a reader takes for the same; accents make a difference, as they do in Vietnamese. */
const sameLabel = (label: string): string => label.trim().normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** The entry at the end of a list that makes a new option, and what becomes of it. */
export const useCreation = ({ onCreate, query, isReady, found, taken, onCreated }: Setup) => {
  const { t } = useLocale()
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const round = useRef(0)
  const finish = useRef(onCreated)
  useLayoutEffect(() => {
    finish.current = onCreated
  })
  const label = query.trim()
  const isCreating = attempt !== null && attempt.problem === null

  const isOffered = useMemo(() => {
    if (!onCreate || !isReady || label === '') return false
    const wanted = sameLabel(label)
    return ![found, taken].some((list) => list.some((option) => sameLabel(option.label) === wanted))
  }, [onCreate, isReady, label, found, taken])
  const entry = useMemo(
    (): Option | null =>
      isOffered ? { value: '\u0000create', label: t(isCreating ? optionsTexts.creating : optionsTexts.create, { label }) } : null,
    [isOffered, isCreating, label, t],
  )
  const options = useMemo(() => (entry ? [...found, entry] : found), [found, entry])

  /** What is under way will choose nothing any more. */
  const forget = (): void => {
    round.current += 1
    setAttempt(null)
  }
  const run = async (): Promise<void> => {
    if (!onCreate || isCreating) return
    round.current += 1
    const own = round.current
    setAttempt({ label, problem: null })
    announce(t(optionsTexts.creating, { label }))
    try {
      const option = await onCreate(label)
      if (own !== round.current) return
      setAttempt(null)
      finish.current(option)
    } catch (error) {
      const problem = error instanceof FormError ? error.message : t(optionsTexts.createFailed, { label })
      if (own === round.current) setAttempt({ label, problem })
    }
  }

  return { options, entry, isCreating, problem: attempt?.problem ?? undefined, run, forget }
}
