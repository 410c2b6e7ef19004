import type { Core, ImportProgress, ImportReport, SheetAnalysis, SheetEdits } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { isAborted, reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'
import { startOf, useImportMemory } from './useImportMemory.ts'

export type ImportMode = 'all' | 'rows'
export type ImportStep = 'choose' | 'checking' | 'checked' | 'importing'

/** How often the server is asked how far it is, ms. */
const progressEveryMs = 700

/** An import on its way from a file to the report: what was chosen, mended and answered. */
export const useImport = (core: Core, onDone: () => void) => {
  const api = useApi(core)
  const toast = useToast()
  const refresh = useRefresh()
  const { t } = useText()
  const memory = useImportMemory(core.key)
  const [file, setFile] = useState<File>()
  const [analysis, setAnalysis] = useState<SheetAnalysis>()
  const [edits, showEdits] = useState<SheetEdits>({})
  /** What is said of the file by now, also for whoever waited for its headings. */
  const currentEdits = useRef<SheetEdits>({})
  const reading = useRef<Promise<void>>(undefined)
  const [mode, setMode] = useState<ImportMode>('all')
  const [step, setStep] = useState<ImportStep>('choose')
  const [sent, setSent] = useState(0)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [report, setReport] = useState<ImportReport>()
  const [isCommitted, setCommitted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  const run = useRef<string>(undefined)
  const isBusy = step === 'checking' || step === 'importing'
  const setEdits = (next: SheetEdits): void => {
    currentEdits.current = next
    showEdits(next)
  }

  useEffect(() => {
    if (step !== 'checking' && step !== 'importing') return
    const timer = setInterval(() => {
      const name = run.current
      if (name)
        api.importProgress(name).then(
          (now) => now && setProgress(now),
          () => undefined,
        )
    }, progressEveryMs)
    return () => clearInterval(timer)
  }, [api, step])

  const fail = (error: unknown, back: ImportStep): undefined => {
    if (!isAborted(error)) setProblem(t('transfer.failed', { reason: reasonOf(error) || t('transfer.unknownReason') }))
    setStep(back)
    return undefined
  }

  const lookInto = async (chosen: File): Promise<void> => {
    controller.current = new AbortController()
    try {
      const found = await api.analyseFile(chosen, controller.current.signal)
      const kept = memory.unfinished(chosen)
      setEdits(kept?.edits ?? (found ? { columns: startOf(found, memory.columns()) } : {}))
      if (kept) setMode('rows')
      setAnalysis(found)
    } catch (error) {
      fail(error, 'choose')
    }
  }

  const choose = (chosen: File | undefined): void => {
    setFile(chosen)
    setAnalysis(undefined)
    setReport(undefined)
    setProblem(undefined)
    setEdits({})
    reading.current = chosen && lookInto(chosen)
  }

  /** The run that goes on where the same was said of the same file; a new one else. */
  const runOf = (chosen: File, said: SheetEdits): string => {
    const kept = memory.unfinished(chosen)
    return kept && mode === 'rows' && JSON.stringify(kept.edits) === JSON.stringify(said) ? kept.run : crypto.randomUUID()
  }

  const send = async (chosen: File, dryRun: boolean): Promise<ImportReport | undefined> => {
    controller.current = new AbortController()
    setStep(dryRun ? 'checking' : 'importing')
    setSent(0)
    setProgress(null)
    setProblem(undefined)
    try {
      const { signal } = controller.current
      const said = currentEdits.current
      run.current = dryRun ? crypto.randomUUID() : runOf(chosen, said)
      if (!dryRun && mode === 'rows') memory.begin(chosen, { run: run.current, edits: said })
      const options = { mode, dryRun, edits: said, run: run.current, signal, onProgress: setSent }
      const answer = await api.importFile(chosen, options)
      if (!answer) throw new Error(t('transfer.off'))
      return answer
    } catch (error) {
      return fail(error, dryRun ? 'choose' : 'checked')
    }
  }

  const check = async (mended?: SheetEdits): Promise<void> => {
    await reading.current
    if (mended) setEdits(mended)
    const answer = file && (await send(file, true))
    if (!answer) return
    if (currentEdits.current.columns) memory.keepColumns(currentEdits.current.columns)
    setCommitted(false)
    setReport(answer)
    setStep('checked')
  }

  const commit = async (): Promise<void> => {
    const answer = file && (await send(file, false))
    if (!answer || !file) return
    await refresh(core)
    if (!answer.left) memory.end(file)
    const { created, updated, unchanged, failed, left = 0 } = answer
    if (left === 0 && created + updated + unchanged > 0) {
      toast.success(t('transfer.done', { created, updated, unchanged, failed }))
      onDone()
      return
    }
    setCommitted(true)
    setReport(answer)
    setStep('checked')
  }

  return {
    ...{ file, analysis, edits, mode, step, sent, progress, report, isCommitted, problem, isBusy },
    ...{ choose, setEdits, setMode, setProblem, check, commit },
    unfinished: file && memory.unfinished(file),
    /** A check ends at once; what is being stored ends after the rows at hand. */
    stop: (): void => {
      if (step === 'importing' && run.current) void api.stopImport(run.current)
      else controller.current?.abort()
    },
    abort: () => controller.current?.abort(),
    startOver: () => {
      choose(undefined)
      setStep('choose')
    },
  }
}

export type Importing = ReturnType<typeof useImport>
