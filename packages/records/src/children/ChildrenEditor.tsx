import type { Core, ListQuestion } from '@bip/contract'
import { Alert, Button, Card, ListEditor, Skeleton } from '@bip/design-system'
import { useMemo, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useList } from '../data/useList.ts'
import { useText } from '../host/useText.ts'
import { newLine } from '../kinds/lines/edits.ts'
import { type LineRow, lineKey } from '../kinds/lines/lineRows.ts'
import { useCellTools } from '../kinds/lines/useCellTools.ts'
import { useLineColumns } from '../kinds/lines/useLineColumns.tsx'
import { childField } from './childField.ts'
import { storeChildren } from './storeChildren.ts'

/** More of them are no matter of one grid. */
const maxRows = 500

type ChildrenEditorProps = {
  core: Core
  /** The parent, which each of them gets. */
  fixed: Readonly<Record<string, string>>
  onClose: () => void
  /** Hears whether something is not stored yet. */
  onDirtyChange: (isDirty: boolean) => void
}

/** The children of a record as one grid: typed, pasted, added and removed in place, stored together with an outcome for each. */
export const ChildrenEditor = ({ core, fixed, onClose, onDirtyChange }: ChildrenEditorProps) => {
  const { t, say } = useText()
  const api = useApi(core)
  const refresh = useRefresh()
  const question = useMemo((): ListQuestion => ({ filters: fixed, size: maxRows }), [fixed])
  const { page, error } = useList(core, question)
  const field = useMemo(() => childField(core, new Set(Object.keys(fixed))), [core, fixed])
  const columns = useLineColumns(field, useCellTools(field))
  const rows = useMemo(
    (): readonly LineRow[] => (page?.records ?? []).map((record, at) => ({ key: record.id, at, line: { ...record } })),
    [page],
  )
  const keys = useMemo(() => Object.keys(field.fields), [field])
  const [isDirty, setDirty] = useState(false)
  const isTooMany = page !== undefined && page.total > maxRows

  return (
    <Card
      title={t('children.editing', { what: say(core.label) })}
      extra={
        <Button size="small" variant="quiet" isDisabled={isDirty} onPress={onClose}>
          {t('children.done')}
        </Button>
      }
    >
      {error !== undefined && <Alert tone="danger">{reasonOf(error)}</Alert>}
      {isTooMany && <Alert tone="warning">{t('children.tooMany', { max: maxRows })}</Alert>}
      {!page && error === undefined && <Skeleton lines={5} height={20} />}
      {page && !isTooMany && (
        <ListEditor<LineRow>
          label={t('children.editing', { what: say(core.label) })}
          columns={columns.filter(({ key }) => keys.includes(key))}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={({ line }) => String(line[core.display] ?? '')}
          newRow={() => ({ key: lineKey(), at: 0, line: newLine(field) })}
          onStore={async (changes) => {
            const outcomes = await storeChildren({ core, api, fixed, keys, stale: t('children.stale') }, changes)
            await refresh(core)
            return outcomes
          }}
          onDirtyChange={(dirty) => {
            setDirty(dirty)
            onDirtyChange(dirty)
          }}
          style={{ blockSize: 380 }}
        />
      )}
    </Card>
  )
}
