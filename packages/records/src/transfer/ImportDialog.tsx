import type { Core, ImportReport } from '@bip/contract'
import { Alert, Button, Dialog, FileField, Progress, RadioGroup, useToast } from '@bip/design-system'
import { FileSpreadsheet } from '@bip/design-system/icons'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { isAborted, reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'
import { ImportErrors } from './ImportErrors.tsx'
import { saveFile } from './saveFile.ts'

/** As the platform's import button takes them. */
const accept = '.xlsx,.xls,.csv'
const maxSize = 5_242_880

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

const Template = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 13px;
  & > span { flex: 1; }
`

type Mode = 'all' | 'rows'
type Step = 'choose' | 'checking' | 'checked' | 'importing'

/** Brings records in from a spreadsheet: template, file, a check that changes nothing, then the import itself. */
export const ImportDialog = ({ core, onClose }: { core: Core; onClose: () => void }) => {
  const api = useApi(core)
  const toast = useToast()
  const refresh = useRefresh()
  const { t, noun } = useText()
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<Mode>('all')
  const [step, setStep] = useState<Step>('choose')
  const [progress, setProgress] = useState(0)
  const [report, setReport] = useState<ImportReport>()
  const [problem, setProblem] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = root.current
    return () => {
      // A page behind another one ends its effects too, but what it imports goes on.
      if (!content?.isConnected) controller.current?.abort()
    }
  }, [])
  const what = noun(core.label)
  const isBusy = step === 'checking' || step === 'importing'

  const send = async (chosen: File, dryRun: boolean): Promise<ImportReport | undefined> => {
    controller.current = new AbortController()
    setStep(dryRun ? 'checking' : 'importing')
    setProgress(0)
    setProblem(undefined)
    try {
      const { signal } = controller.current
      const answer = await api.importFile(chosen, { mode, dryRun, signal, onProgress: setProgress })
      if (!answer) throw new Error(t('transfer.off'))
      return answer
    } catch (error) {
      if (!isAborted(error)) setProblem(t('transfer.failed', { reason: reasonOf(error) }))
      setStep(dryRun ? 'choose' : 'checked')
      return undefined
    }
  }

  const check = async (): Promise<void> => {
    const answer = file && (await send(file, true))
    if (!answer) return
    setReport(answer)
    setStep('checked')
  }

  const commit = async (): Promise<void> => {
    const answer = file && (await send(file, false))
    if (!answer) return
    await refresh(core)
    if (answer.created + answer.updated + answer.unchanged > 0) {
      const { created, updated, unchanged, failed } = answer
      toast.success(t('transfer.done', { created, updated, unchanged, failed }))
      onClose()
      return
    }
    setReport(answer)
    setStep('checked')
  }

  const downloadTemplate = async (): Promise<void> => {
    try {
      const template = await api.importTemplate()
      if (!template) throw new Error(t('transfer.off'))
      saveFile(template.blob, template.name || `${what}.xlsx`)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  const startOver = (): void => {
    setFile(undefined)
    setReport(undefined)
    setProblem(undefined)
    setStep('choose')
  }

  const importable = report ? (mode === 'all' && report.failed > 0 ? 0 : report.total - report.failed) : 0
  return (
    <Dialog
      isOpen
      title={t('transfer.importTitle', { what })}
      isDismissable={false}
      isClosable={step !== 'importing'}
      onClose={onClose}
      footer={
        <>
          {step === 'checked' && <Button onPress={startOver}>{t('transfer.otherFile')}</Button>}
          <Button onPress={isBusy ? () => controller.current?.abort() : onClose}>{t('action.cancel')}</Button>
          {report ? (
            <Button variant="primary" isDisabled={importable === 0} isLoading={isBusy} onPress={() => void commit()}>
              {t('transfer.commit', { count: importable })}
            </Button>
          ) : (
            <Button variant="primary" isDisabled={!file} isLoading={isBusy} onPress={() => void check()}>
              {t('transfer.check')}
            </Button>
          )}
        </>
      }
    >
      <Stack ref={root}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {!report && (
          <>
            <Template>
              <FileSpreadsheet size={20} aria-hidden />
              <span>{t('transfer.templateHint')}</span>
              <Button size="small" onPress={() => void downloadTemplate()}>
                {t('transfer.template')}
              </Button>
            </Template>
            <FileField
              label={t('transfer.file')}
              labelHidden
              accept={accept}
              maxSize={maxSize}
              maxCount={1}
              isDisabled={isBusy}
              files={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
              onAdd={([first]) => setFile(first)}
              onRemove={() => setFile(undefined)}
            />
          </>
        )}
        {!isBusy && (
          <RadioGroup<Mode>
            label={t('transfer.mode')}
            value={mode}
            onChange={setMode}
            options={[
              { value: 'all', label: t('transfer.modeAll') },
              { value: 'rows', label: t('transfer.modeRows') },
            ]}
          />
        )}
        {isBusy && (
          <Progress value={progress * 100} label={t(step === 'checking' ? 'transfer.checking' : 'transfer.importing')} />
        )}
        {report && !isBusy && <ImportErrors core={core} report={report} />}
      </Stack>
    </Dialog>
  )
}
