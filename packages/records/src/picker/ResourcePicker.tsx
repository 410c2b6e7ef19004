import { type Core, type ListQuestion, normaliseQuestion } from '@bip/contract'
import { type Picker, pickerFor } from '@bip/contract/pickers'
import { Button, DataListFilters } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import type { PickerChoice } from '@bip/pickers'
import { RecordPicker, usePicking } from '@bip/pickers/dialog'
import { useMemo, useState } from 'react'
import { useRunner } from '../actions/useRunner.tsx'
import { useAdapter } from '../data/useAdapter.ts'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { useConditions } from '../list/useConditions.tsx'
import { useListLayout } from '../list/useListLayout.ts'
import { AddressPicker } from './AddressPicker.tsx'
import { choiceOfRow } from './choiceOfRow.ts'
import { PickerFailed } from './PickerFailed.tsx'
import { PickerForm, type PickerFormState } from './PickerForm.tsx'
import { PickerRowActions } from './PickerRowActions.tsx'
import { RecordPreview } from './RecordPreview.tsx'
import { usePickerColumns } from './usePickerColumns.tsx'
import { filtersOf, type PickerRow, usePickerPage } from './usePickerPage.ts'

export type ResourcePickerProps = {
  core: Core
  /** Name of the picker; default that of the resource. */
  name?: string
  chosen: readonly PickerChoice[]
  limit: number
  extras?: Readonly<Record<string, string>>
  onConfirm: (chosen: readonly PickerChoice[]) => void
  onClose: () => void
}

/** The records of a resource in a dialog to choose from, as its picker declares it. */
export const ResourcePicker = (props: ResourcePickerProps) => {
  const { core, name } = props
  const picker = useMemo(() => pickerFor(core, name), [core, name])
  return picker.asks ? <AddressPicker {...props} picker={picker} /> : <ListedPicker {...props} picker={picker} />
}

const ListedPicker = ({ core, picker, chosen, limit, extras, onConfirm, onClose }: ResourcePickerProps & { picker: Picker }) => {
  const host = useHost()
  const { t, noun } = useText()
  const picking = usePicking(chosen, limit)
  const [question, setQuestion] = useState<ListQuestion>({ size: picker.size })
  const fixed = useMemo(() => filtersOf(extras), [extras])
  const asked = { ...question, filters: { ...question.filters, ...fixed } }
  const { page, mayView, isLoading, error, retry } = usePickerPage(core, asked, extras)
  const columns = usePickerColumns(core, picker, mayView)
  const [layout, keepLayout] = useListLayout(core, ['picker', picker.objectName])
  const hidden = useMemo(() => new Set(Object.keys(fixed)), [fixed])
  const ask = (next: ListQuestion): void => setQuestion({ ...normaliseQuestion(next, 0), size: next.size ?? picker.size })
  const { conditions, placeholder } = useConditions({ core, question, onQuestionChange: ask, hidden, search: picker.search })
  const { resolve } = useAdapter(core.key, extras)
  const runner = useRunner(core, (operation, ids) => {
    if (operation === 'remove') picking.remove(new Set(ids))
  })
  const [form, setForm] = useState<PickerFormState | null>(null)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const what = noun(core.label)

  return (
    <>
      <RecordPicker<PickerRow>
        title={t('picker.title', { what })}
        variant={picker.variant}
        columns={columns}
        layout={layout}
        onLayoutChange={keepLayout}
        choiceOf={(row) => choiceOfRow(core, row)}
        page={page}
        question={{ search: question.search ?? '', current: question.current ?? 1, size: question.size ?? picker.size }}
        onQuestionChange={({ search, current, size }) => ask({ ...question, search, current, size })}
        isLoading={isLoading}
        errorState={error && !page ? <PickerFailed error={error} onRetry={retry} /> : undefined}
        picking={picking}
        onConfirm={onConfirm}
        onClose={onClose}
        placeholder={placeholder ?? undefined}
        filters={mayView && <DataListFilters filters={conditions} />}
        resolve={resolve}
        rowActions={(row) => (
          <PickerRowActions
            core={core}
            picker={picker}
            row={row}
            onPreview={() => setPreviewed(row.id)}
            onEdit={() => setForm({ id: row.id })}
            onRemove={(record) => void runner.run('remove', [record])}
          />
        )}
        tools={
          picker.dialogCreate &&
          mayUse(host, core, 'add') && (
            <Button icon={<Plus size={16} aria-hidden />} onPress={() => setForm({})}>
              {t('action.new', { what })}
            </Button>
          )
        }
      />
      {form && (
        <PickerForm
          core={core}
          picker={picker}
          state={form}
          defaults={extras}
          onClose={() => setForm(null)}
          onSaved={(record) => {
            setForm(null)
            if (record) picking.add([choiceOfRow(core, record)])
          }}
        />
      )}
      {previewed && <RecordPreview core={core} id={previewed} onClose={() => setPreviewed(null)} />}
      {runner.element}
    </>
  )
}
