import type { Core } from '@bip/contract'
import { Alert, Button, Dialog, FileField, Progress, RadioGroup } from '@bip/design-system'
import { FileSpreadsheet } from '@bip/design-system/icons'
import { useEffect, useRef } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'
import { ColumnMapping } from './ColumnMapping.tsx'
import { ImportErrors } from './ImportErrors.tsx'
import { saveFile } from './saveFile.ts'
import { accept, maxSize } from './sheetFiles.ts'
import { Stack, Template } from './transfer.styles.ts'
import { type Importing, type ImportMode, useImport } from './useImport.ts'

/** Brings records in from a spreadsheet: file, columns, a check that changes nothing, repairs, then the import itself. */
export const ImportDialog = ({ core, onClose }: { core: Core; onClose: () => void }) => {
  const { t, noun } = useText()
  const importing = useImport(core, onClose)
  const { file, step, report, problem, isBusy, isCommitted, unfinished, analysis, edits } = importing
  const root = useRef<HTMLDivElement>(null)
  const { abort } = importing
  const leave = useRef(abort)
  leave.current = abort
  useEffect(() => {
    const content = root.current
    return () => {
      // A page behind another one ends its effects too, but what it imports goes on.
      if (!content?.isConnected) leave.current()
    }
  }, [])
  const left = report?.left ?? 0

  return (
    <Dialog
      isOpen
      title={t('transfer.importTitle', { what: noun(core.label) })}
      size={report || analysis ? 'large' : undefined}
      isDismissable={false}
      isClosable={step !== 'importing'}
      onClose={onClose}
      footer={<Foot importing={importing} onClose={onClose} />}
    >
      <Stack ref={root}>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {unfinished && !isBusy && !report && <Alert tone="info">{t('transfer.unfinished')}</Alert>}
        {report && left > 0 && !isBusy && <Alert tone="warning">{t(stoppedText(isCommitted, importing.mode), { left })}</Alert>}
        {!report && <FileStep core={core} importing={importing} />}
        {!report && !isBusy && file && analysis?.targets && (
          <ColumnMapping
            key={file.name}
            analysis={analysis}
            columns={edits.columns ?? {}}
            onChange={(columns) => importing.setEdits({ ...edits, columns })}
          />
        )}
        {!isBusy && !(isCommitted && left > 0) && (
          <RadioGroup<ImportMode>
            label={t('transfer.mode')}
            value={importing.mode}
            onChange={importing.setMode}
            options={[
              { value: 'all', label: t('transfer.modeAll') },
              { value: 'rows', label: t('transfer.modeRows') },
            ]}
          />
        )}
        {isBusy && <Working importing={importing} />}
        {report && !isBusy && (
          <ImportErrors
            core={core}
            report={report}
            targets={analysis?.targets ?? []}
            edits={edits}
            onRepair={isCommitted ? undefined : (next) => void importing.check(next)}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const stoppedText = (isCommitted: boolean, mode: ImportMode) =>
  isCommitted ? (mode === 'rows' ? 'transfer.stopped' : 'transfer.stoppedAll') : 'transfer.stoppedCheck'

const Foot = ({ importing, onClose }: { importing: Importing; onClose: () => void }) => {
  const { t } = useText()
  const { file, report, mode, step, isBusy, isCommitted, unfinished, startOver, stop, check, commit } = importing
  const importable = report ? (mode === 'all' && report.failed > 0 ? 0 : report.total - report.failed) : 0
  const isStopped = isCommitted && (report?.left ?? 0) > 0
  const goesOn = isStopped || (unfinished && !report)
  return (
    <>
      {step === 'checked' && <Button onPress={startOver}>{t('transfer.otherFile')}</Button>}
      <Button onPress={isBusy ? stop : onClose}>{t(step === 'importing' ? 'transfer.stop' : 'action.cancel')}</Button>
      {!report && (
        <Button variant={unfinished ? 'default' : 'primary'} isDisabled={!file} isLoading={isBusy} onPress={() => void check()}>
          {t('transfer.check')}
        </Button>
      )}
      {goesOn && (
        <Button variant="primary" isLoading={isBusy} onPress={() => void commit()}>
          {t('transfer.continue')}
        </Button>
      )}
      {report && !isStopped && (
        <Button variant="primary" isDisabled={importable === 0} isLoading={isBusy} onPress={() => void commit()}>
          {t('transfer.commit', { count: importable })}
        </Button>
      )}
    </>
  )
}

const FileStep = ({ core, importing }: { core: Core; importing: Importing }) => {
  const api = useApi(core)
  const { t, noun } = useText()
  const { file, isBusy, choose, setProblem } = importing
  const downloadTemplate = async (): Promise<void> => {
    try {
      const template = await api.importTemplate()
      if (!template) throw new Error(t('transfer.off'))
      saveFile(template.blob, template.name || `${noun(core.label)}.xlsx`)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }
  return (
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
        maxCount={1}
        isDisabled={isBusy}
        hint={t('transfer.tooLarge')}
        files={file ? [{ id: 'file', name: file.name, size: file.size }] : []}
        onAdd={([first]) => {
          if (first && first.size > maxSize) setProblem(t('transfer.tooLarge'))
          else choose(first)
        }}
        onRemove={() => choose(undefined)}
      />
    </>
  )
}

/** How far it is: of the upload first, then in rows. */
const Working = ({ importing: { step, sent, progress } }: { importing: Importing }) => {
  const { t } = useText()
  const label = t(step === 'importing' ? 'transfer.importing' : 'transfer.checking')
  const { done = 0, total = 0 } = progress ?? {}
  if (total === 0) return <Progress value={sent * 100} label={label} />
  return <Progress value={(done / total) * 100} label={`${label} ${t('transfer.rowsDone', { done, total })}`} />
}
