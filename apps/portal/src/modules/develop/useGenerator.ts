import { ApiError } from '@bip/contract/client'
import { useConfirm, useToast } from '@bip/design-system'
import { type GeneratedFile, type ProjectOverview, type Prototype, readPrototype } from '@bip/develop'
import { saveFile } from '@bip/records'
import { useMemo, useRef, useState } from 'react'
import { useTab } from '../../tabs/tabContext.ts'
import { generate, previewOf, readPrototypeOf } from './calls.ts'
import { emptyDraft, startingFrom } from './draft.ts'
import { useDevelopText } from './useDevelopText.ts'
import { zipOf } from './zip.ts'

/** Runs one thing at a time; what the server refuses is answered as `failure`. */
function useOneAtATime() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const working = useRef(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    // A second press may come before the first is drawn.
    if (working.current) return
    working.current = true
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      setFailure(thrown.message)
    } finally {
      working.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, failure, forgive: () => setFailure('') }
}

/** The draft of a resource: what is wrong with it, what files it comes to, and the ways to begin, look at, take along and write it. */
export function useGenerator(known: ProjectOverview['known'] | undefined, onWritten: () => Promise<unknown>) {
  const { t } = useDevelopText()
  const { setDirty } = useTab()
  const confirm = useConfirm()
  const toast = useToast()
  const [draft, setDraft] = useState<Prototype>(emptyDraft)
  /** What the draft was before anything was typed. */
  const [begun, setBegun] = useState(draft)
  const [isEnhanced, setEnhanced] = useState(true)
  const [files, setFiles] = useState<readonly GeneratedFile[] | null>(null)
  const [tab, setTab] = useState('basics')
  // Somebody who has written nothing yet has done nothing wrong.
  const [isTouched, setTouched] = useState(false)
  const [written, setWritten] = useState<{ key: string; count: number } | null>(null)
  const { run, isBusy, failure, forgive } = useOneAtATime()
  const findings = useMemo(() => {
    const read = known && readPrototype(draft, known)
    return read && 'findings' in read ? read.findings : []
  }, [draft, known])
  const change = (next: Prototype): void => {
    setDraft(next)
    setFiles(null)
    forgive()
    setTouched(true)
    setDirty(true)
  }
  const beginWith = (next: Prototype): void => {
    setBegun(next)
    change(next)
  }
  const beginAnew = (): void => {
    beginWith(emptyDraft())
    setTouched(false)
    setDirty(false)
  }
  const look = async (): Promise<readonly GeneratedFile[]> => {
    const seen = await previewOf(draft, isEnhanced)
    setFiles(seen.files)
    return seen.files
  }
  return {
    state: { draft, isEnhanced, files, tab, isTouched, written, findings, isBusy, failure },
    change,
    setTab,
    enhance: (next: boolean): void => {
      setEnhanced(next)
      setFiles(null)
    },
    forgetWritten: () => setWritten(null),
    preview: () =>
      run(async () => {
        await look()
        setTab('files')
      }),
    download: () =>
      run(async () => {
        const name = `${draft.key}.zip`
        const seen = await look()
        saveFile(zipOf(seen.map(({ path, after }) => ({ path, content: after }))), name)
        setDirty(false)
        toast.success(t('downloaded', { name }))
      }),
    write: () =>
      run(async () => {
        const seen = await look()
        const fresh = seen.filter(({ before }) => before === null).length
        const isSure = await confirm({
          title: t('ask', { count: seen.length }),
          message: t('askText', { added: fresh, changed: seen.length - fresh }),
          confirmLabel: t('generate'),
        })
        if (!isSure) return
        const answer = await generate(draft, isEnhanced)
        setWritten({ key: draft.key, count: answer.files.length })
        beginAnew()
        setTab('basics')
        await onWritten()
      }),
    /** Begins with what is there under an id, once what was typed may go. */
    begin: (id: string) =>
      run(async () => {
        const next = startingFrom(await readPrototypeOf(id))
        if (draft === begun || (await confirm({ title: t('replaceAsk'), tone: 'danger', confirmLabel: t('replace') })))
          beginWith(next)
      }),
    clear: async (): Promise<void> => {
      if (await confirm({ title: t('clearAsk'), tone: 'danger', confirmLabel: t('clear') })) beginAnew()
    },
  }
}

export type Generator = ReturnType<typeof useGenerator>
