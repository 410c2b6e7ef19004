import { ApiError } from '@bip/contract/client'
import { Alert, Button, PageHeader, Switch, Tag, useConfirm, useToast } from '@bip/design-system'
import {
  developCalls,
  type Finding,
  type GeneratedFile,
  type ProjectOverview,
  type Prototype,
  readPrototype,
  type TargetModule,
} from '@bip/develop'
import { saveFile } from '@bip/records'
import { useMemo, useRef, useState } from 'react'
import { useSession } from '../../app/session.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTab, useTabLabel } from '../../shell/tabContext.ts'
import { generate, previewOf, readPrototypeOf, useAnswer } from './calls.ts'
import { Page } from './develop.styles.ts'
import { emptyDraft, startingFrom } from './draft.ts'
import { Editor } from './Editor.tsx'
import { ModelDialog } from './ModelDialog.tsx'
import { useDevelopText } from './useDevelopText.ts'
import { zipOf } from './zip.ts'

const nothingWrong: readonly Finding[] = []

/** The code generator; for the first tenant's administrators. */
export const CodePage = () => {
  const { can } = useSession()
  return can('develop_code') ? <Generator /> : <StatusPage status={403} />
}

const Generator = () => {
  const { t } = useDevelopText()
  useTabLabel(t('title'))
  const { setDirty } = useTab()
  const confirm = useConfirm()
  const toast = useToast()
  const { data: overview, error, mutate } = useAnswer<ProjectOverview>(developCalls.overview)
  const { data: modules = [] } = useAnswer<TargetModule[]>(developCalls.modules)
  const [draft, setDraft] = useState<Prototype>(emptyDraft)
  /** What the draft was before anything was typed. */
  const [begun, setBegun] = useState(draft)
  const [isEnhanced, setEnhanced] = useState(true)
  const [files, setFiles] = useState<readonly GeneratedFile[] | null>(null)
  const [tab, setTab] = useState('basics')
  const [isChoosing, setChoosing] = useState(false)
  // Somebody who has written nothing yet has done nothing wrong.
  const [isTouched, setTouched] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const working = useRef(false)
  const [failure, setFailure] = useState('')
  const [written, setWritten] = useState<{ key: string; count: number } | null>(null)
  const known = overview?.known
  const findings = useMemo(() => {
    const read = known && readPrototype(draft, known)
    return read && 'findings' in read ? read.findings : []
  }, [draft, known])
  const change = (next: Prototype): void => {
    setDraft(next)
    setFiles(null)
    setFailure('')
    setTouched(true)
    setDirty(true)
  }
  const beginWith = (next: Prototype): void => {
    setBegun(next)
    change(next)
  }
  /** Runs one thing at a time; what the server refuses is said here, and what was typed stays. */
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
  const look = async (): Promise<readonly GeneratedFile[]> => {
    const seen = await previewOf(draft, isEnhanced)
    setFiles(seen.files)
    return seen.files
  }
  const preview = () =>
    run(async () => {
      await look()
      setTab('files')
    })
  const download = () =>
    run(async () => {
      const name = `${draft.key}.zip`
      const seen = await look()
      saveFile(zipOf(seen.map(({ path, after }) => ({ path, content: after }))), name)
      setDirty(false)
      toast.success(t('downloaded', { name }))
    })
  const write = () =>
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
      beginWith(emptyDraft())
      setTouched(false)
      setTab('basics')
      setDirty(false)
      await mutate()
    })
  const begin = (id: string) =>
    run(async () => {
      try {
        const next = startingFrom(await readPrototypeOf(id))
        if (draft === begun || (await confirm({ title: t('replaceAsk'), tone: 'danger', confirmLabel: t('replace') })))
          beginWith(next)
      } finally {
        setChoosing(false)
      }
    })
  const clear = async (): Promise<void> => {
    if (!(await confirm({ title: t('clearAsk'), tone: 'danger', confirmLabel: t('clear') }))) return
    beginWith(emptyDraft())
    setTouched(false)
    setDirty(false)
  }
  if (error && !overview) return <LoadFailed error={error} onRetry={() => void mutate()} />
  const mayWrite = overview?.mayWrite === true
  const isReady = overview !== undefined && findings.length === 0 && !isBusy
  return (
    <Page>
      <PageHeader
        title={t('title')}
        tag={
          overview && (
            <>
              <Tag tone={mayWrite ? 'success' : 'neutral'}>{t(mayWrite ? 'writes' : 'reads')}</Tag>
              {isTouched && (
                <Tag tone={findings.length > 0 ? 'warning' : 'success'}>
                  {findings.length > 0 ? t('findings', { count: findings.length }) : t('fine')}
                </Tag>
              )}
            </>
          )
        }
        note={
          overview &&
          t('overview', { resources: overview.resources, tables: overview.tables, migration: overview.lastMigration.slice(0, 4) })
        }
        actions={
          <>
            <Button onPress={() => setChoosing(true)}>{t('start')}</Button>
            <Button onPress={() => void clear()}>{t('clear')}</Button>
            <Button isDisabled={!isReady} onPress={() => void preview()}>
              {t('preview')}
            </Button>
            <Button variant={mayWrite ? 'default' : 'primary'} isDisabled={!isReady} onPress={() => void download()}>
              {t('download')}
            </Button>
            {mayWrite && (
              <Button variant="primary" isDisabled={!isReady} onPress={() => void write()}>
                {t('generate')}
              </Button>
            )}
          </>
        }
      />
      {overview && !mayWrite && <Alert>{t('readsHint')}</Alert>}
      {overview && overview.waiting.length > 0 && (
        <Alert tone="warning">{t('waiting', { names: overview.waiting.join(', ') })}</Alert>
      )}
      {written && (
        <Alert tone="success" title={t('done', { count: written.count })} onClose={() => setWritten(null)}>
          {t('next', { key: written.key })}
        </Alert>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Switch
        label={t('enhanced')}
        value={isEnhanced}
        onChange={(next) => {
          setEnhanced(next)
          setFiles(null)
        }}
      />
      <Editor
        draft={draft}
        onChange={change}
        known={known}
        modules={modules}
        findings={isTouched ? findings : nothingWrong}
        canShow={overview !== undefined && findings.length === 0}
        files={files}
        tab={tab}
        onTab={setTab}
      />
      {isChoosing && <ModelDialog onChoose={(id) => void begin(id)} onClose={() => setChoosing(false)} />}
    </Page>
  )
}
