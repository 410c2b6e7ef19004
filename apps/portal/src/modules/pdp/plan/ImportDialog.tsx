import type { ProjectFile } from '@bip/charts/gantt/exchange'
import { calendarOf, calendarWith } from '@bip/contract/calendar'
import { needsReason, type PlanImportResult, planCalls, type WholePlan } from '@bip/contract/resources'
import { Alert, Button, Dialog, FileField, Table, useLocale, useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useMemo, useState } from 'react'
import { baselinesIn, type ImportPreview, itemsOf, previewOf, splitsLeft } from './importOf.ts'
import { useFaultText } from './useFaultText.ts'
import { usePlanText } from './usePlanText.ts'
import { useReason } from './useReason.tsx'

type Props = { whole: WholePlan; onClose: () => void; onDone: () => void }

const shownRows = 100

/** Takes a plan from a file of Microsoft Project: read here, shown before it is stored, stored whole. */
export const ImportDialog = ({ whole, onClose, onDone }: Props) => {
  const { t } = usePlanText()
  const { client, permissions } = useHost()
  const toast = useToast()
  const faultText = useFaultText()
  const reason = useReason()
  const [file, setFile] = useState<{ source: File; project: ProjectFile } | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const calendar = useMemo(() => calendarOf(calendarWith(whole)), [whole])
  const items = file ? itemsOf(file.project, calendar) : []
  const baselines =
    file && permissions.has('planBaseline_add')
      ? baselinesIn(file.project, (number) => t(number === 0 ? 'import.baseline' : 'import.baselineNumber', { number }))
      : []
  const preview = file ? previewOf(items, whole) : null
  const isReasoned =
    preview?.changed.some(({ status, item }) => needsReason(status, { id: '', version: 0, planStart: item.planStart })) ?? false

  const read = async ([source]: File[]): Promise<void> => {
    if (!source) return
    setBusy(true)
    setError('')
    setFile(null)
    try {
      const { maxFileMB, ProjectFileError, readProjectXml } = await import('@bip/charts/gantt/exchange')
      if (source.size > maxFileMB << 20) throw new ProjectFileError({ code: 'tooLarge', maxMB: maxFileMB })
      setFile({ source, project: readProjectXml(await source.text()) })
    } catch (failure) {
      setError(await faultText(failure))
    } finally {
      setBusy(false)
    }
  }
  const store = async (): Promise<void> => {
    const given = isReasoned ? reason.given() : {}
    if (!preview || !given) return
    setBusy(true)
    try {
      const body = { projectId: whole.project.id, items, ...(baselines.length > 0 && { baselines }), ...given }
      const stored = await client.request<PlanImportResult>({ method: 'POST', path: planCalls.importPlan, body, silent: true })
      toast.success(t('import.done', { created: stored.created, changed: stored.changed, kept: stored.kept }))
      onDone()
    } catch (failure) {
      setError(reasonOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t('import.title')}
      onClose={onClose}
      isDirty={file !== null}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('ask.cancel')}</Button>
          <Button variant="primary" isDisabled={!preview} isLoading={isBusy} onPress={() => void store()}>
            {t('import.store')}
          </Button>
        </>
      )}
    >
      <FileField
        label={t('import.file')}
        hint={t('import.hint')}
        accept=".xml"
        maxCount={1}
        files={file ? [{ id: 'file', name: file.source.name, size: file.source.size, status: 'done' }] : []}
        onAdd={(added) => void read(added)}
        onRemove={() => setFile(null)}
        error={error || undefined}
      />
      {preview && file && (
        <Preview
          preview={preview}
          baselines={baselines.length}
          left={{ ...file.project.left, splits: splitsLeft(file.project, calendar) }}
        />
      )}
      {isReasoned && reason.fields}
    </Dialog>
  )
}

type Row = { code: string; name: string; before: string; after: string }

type PreviewProps = { preview: ImportPreview; baselines: number; left: ProjectFile['left'] & { splits: number } }

const Preview = ({ preview, baselines, left }: PreviewProps) => {
  const { t } = usePlanText()
  const { formatDate } = useLocale()
  const { created, changed, same, missing } = preview
  const days = (start: string, end: string): string => `${formatDate(start)} – ${formatDate(end)}`
  const rows: Row[] = [
    ...changed.map(({ item, start, end }) => ({
      code: item.code,
      name: item.name,
      before: days(start, end),
      after: days(item.planStart, item.planEnd),
    })),
    ...created.map(({ code, name, planStart, planEnd }) => ({
      code,
      name,
      before: t('import.new'),
      after: days(planStart, planEnd),
    })),
  ].slice(0, shownRows)
  return (
    <>
      <p>{t('import.preview', { created: created.length, changed: changed.length, same, missing })}</p>
      {baselines > 0 && <p>{t('import.baselines', { count: baselines })}</p>}
      {(left.splits > 0 || left.unknownLinks > 0) && (
        <Alert tone="warning">{t('import.left', { splits: left.splits, links: left.unknownLinks })}</Alert>
      )}
      {left.inactive > 0 && <Alert tone="warning">{t('import.inactive', { count: left.inactive })}</Alert>}
      {rows.length > 0 && (
        <Table<Row>
          caption={t('import.title')}
          rows={rows}
          rowKey={({ code }) => code}
          maxHeight={280}
          columns={[
            { key: 'code', header: t('columns.no'), width: 80, render: ({ code }) => code },
            { key: 'name', header: t('import.task'), render: ({ name }) => name },
            { key: 'before', header: t('import.before'), width: 190, render: ({ before }) => before },
            { key: 'after', header: t('import.after'), width: 190, render: ({ after }) => after },
          ]}
        />
      )}
    </>
  )
}
