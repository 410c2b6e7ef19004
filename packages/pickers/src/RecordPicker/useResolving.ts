import { useLocale } from '@bip/design-system'
import { useState } from 'react'
import type { PickerChoice, ResolveCodes, ResolvedCodes } from '../adapter.ts'
import { codesOf, maxCodes } from '../codes.ts'
import { recordPickerTexts as texts } from './RecordPicker.texts.ts'

/** Looks pasted codes up and takes what was found; keeps a report of the rest. */
export const useResolving = (resolve: ResolveCodes | undefined, take: (found: readonly PickerChoice[]) => unknown) => {
  const { t, formatNumber } = useLocale()
  const [report, setReport] = useState<ResolvedCodes | null>(null)
  const [problem, setProblem] = useState<string>()
  const [isRunning, setRunning] = useState(false)

  /** Answers whether every code named a record that could be taken. */
  const run = async (text: string): Promise<boolean> => {
    const codes = codesOf(text)
    if (!resolve || codes.length === 0) return false
    setReport(null)
    setProblem(codes.length > maxCodes ? t(texts.codesTooMany, { count: formatNumber(maxCodes) }) : undefined)
    if (codes.length > maxCodes) return false
    setRunning(true)
    try {
      const answer = await resolve(codes)
      const isTaken = answer.found.length === 0 || take(answer.found) !== null
      setReport(isTaken ? answer : null)
      return isTaken && answer.found.length === codes.length
    } catch {
      setProblem(t(texts.codesFailed))
      return false
    } finally {
      setRunning(false)
    }
  }
  return { report, problem, isRunning, run }
}

export type Resolving = ReturnType<typeof useResolving>
