import { initialSearch, missingSearch, type Picker, type SearchValues } from '@bip/contract/pickers'
import { Empty } from '@bip/design-system'
import { RecordPicker, usePicking } from '@bip/pickers/dialog'
import { useState } from 'react'
import { useAdapter } from '../data/useAdapter.ts'
import { useText } from '../host/useText.ts'
import { useListLayout } from '../list/useListLayout.ts'
import { SearchForm } from '../search/SearchForm.tsx'
import { choiceOfRow } from './choiceOfRow.ts'
import { PickerFailed } from './PickerFailed.tsx'
import { PreviewButton } from './PickerRowActions.tsx'
import { RecordPreview } from './RecordPreview.tsx'
import type { ResourcePickerProps } from './ResourcePicker.tsx'
import { useAddressPage } from './useAddressPage.ts'
import { usePickerColumns } from './usePickerColumns.tsx'
import type { PickerRow } from './usePickerPage.ts'

const noItems: NonNullable<Picker['search']> = []

/** Records that an address of their own offers, by the conditions that its picker declares. */
export const AddressPicker = (props: ResourcePickerProps & { picker: Picker }) => {
  const { core, picker, chosen, limit, extras, onConfirm, onClose } = props
  const { t, say, noun } = useText()
  const picking = usePicking(chosen, limit)
  const items = picker.search ?? noItems
  const [values, setValues] = useState<SearchValues>(() => initialSearch(items))
  const [question, setQuestion] = useState({ search: '', current: 1, size: picker.size })
  const { page, isLoading, error, retry } = useAddressPage(picker, question, values, extras)
  const columns = usePickerColumns(core, picker)
  const [layout, keepLayout] = useListLayout(core, ['picker', picker.objectName])
  const { resolve } = useAdapter(core.key, extras)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const missing = missingSearch(items, values)
  const { searchLabel } = picker.asks ?? {}

  return (
    <>
      <RecordPicker<PickerRow>
        title={t('picker.title', { what: noun(picker.title) })}
        variant={picker.variant}
        columns={columns}
        layout={layout}
        onLayoutChange={keepLayout}
        choiceOf={(row) => choiceOfRow(core, row)}
        page={page || undefined}
        question={question}
        onQuestionChange={setQuestion}
        isLoading={isLoading && !missing}
        errorState={missing ? <Empty title={say(missing)} /> : error && !page && <PickerFailed error={error} onRetry={retry} />}
        picking={picking}
        onConfirm={onConfirm}
        onClose={onClose}
        placeholder={searchLabel ? t('list.search', { fields: noun(searchLabel) }) : t('list.searchPlain')}
        filters={
          items.length > 0 && (
            <SearchForm
              items={items}
              values={values}
              onChange={(next) => {
                setValues(next)
                setQuestion({ ...question, current: 1 })
              }}
            />
          )
        }
        resolve={core.calls.selectData ? resolve : undefined}
        rowActions={picker.dialogGet ? (row) => <PreviewButton onPress={() => setPreviewed(row.id)} /> : undefined}
      />
      {previewed && <RecordPreview core={core} id={previewed} onClose={() => setPreviewed(null)} />}
    </>
  )
}
