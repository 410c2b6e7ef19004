import type { MouseEvent } from 'react'
import { useAnnouncedCount } from '../ComboBox/useAnnouncedCount.ts'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { ChosenCount } from '../Select/ChosenCount.tsx'
import { Note, Popup } from '../Select/OptionPopup.styles.ts'
import { optionPopupTexts } from '../Select/optionPopup.texts.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { RetryButton } from '../Tree/Tree.styles.ts'
import { treeTexts } from '../Tree/Tree.texts.ts'
import type { TreeEntry, TreeNote } from '../Tree/types.ts'
import type { Picker } from '../TreeSelect/usePicker.ts'
import { Column, ColumnNote, Columns, Results } from './Cascader.styles.ts'
import { CascaderList, type CascaderLook } from './CascaderList.tsx'
import type { Cascade } from './useCascade.ts'

type CascaderPopupProps = {
  id: string
  label: string
  picker: Picker
  cascade: Cascade
  look: CascaderLook
  words: readonly string[]
  results: readonly TreeEntry[]
  /** Index of the result that the keyboard stands on. */
  resultAt: number
  /** A press on an entry, or on its box. */
  onPress: (entry: TreeEntry, isOnBox: boolean) => void
  /** Number of choices, where there may be several. */
  count: number | undefined
  onClear: (() => void) | undefined
}

const Notice = ({ note, onRetry }: { note: TreeNote; onRetry: () => void }) => {
  const { t } = useLocale()
  if (note.kind === 'loading')
    return (
      <ColumnNote>
        <Spinner showLabel />
      </ColumnNote>
    )
  return (
    <ColumnNote role="alert" data-tone="danger">
      {t(treeTexts.failed)}
      <RetryButton type="button" tabIndex={-1} onClick={onRetry}>
        {t(commonTexts.retry)}
      </RetryButton>
    </ColumnNote>
  )
}

/** The columns below the field, or the paths that were found. */
export const CascaderPopup = (props: CascaderPopupProps) => {
  const { id, label, picker, cascade, look, words, results, resultAt, onPress, count, onClear } = props
  const { t } = useLocale()
  const { columns, trail } = cascade
  const isSearching = words.length > 0
  useAnnouncedCount(picker.popup.isOpen && isSearching, results.length)

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    const item = event.target.closest<HTMLElement>('[data-entry]')
    const entry = item ? cascade.index.entries[Number(item.dataset.entry)] : undefined
    if (entry) onPress(entry, event.target.closest('[data-part="check"]') !== null)
  }
  const content = isSearching ? (
    results.length === 0 ? (
      <Note>{t(optionPopupTexts.noMatch, { query: picker.query.trim() })}</Note>
    ) : (
      <CascaderList
        as={Results}
        id={id}
        role="tree"
        label={label}
        entries={results}
        look={look}
        at={resultAt}
        isActive
        words={words}
      />
    )
  ) : columns[0]?.entries.length === 0 ? (
    <Note>{t(optionPopupTexts.empty)}</Note>
  ) : (
    <Columns id={id} role="tree" aria-label={label}>
      {columns.map(({ parent, entries, at, note }, place) => (
        <CascaderList
          key={parent?.node.key ?? ''}
          as={Column}
          id={id}
          role="group"
          label={parent?.node.label ?? label}
          entries={entries}
          look={look}
          at={at}
          isActive={place === trail.length - 1}
        >
          {note && <Notice note={note} onRetry={() => cascade.retry(note.parent)} />}
        </CascaderList>
      ))}
    </Columns>
  )
  return (
    <FloatingLayer layer={picker.popup.layer}>
      <Popup style={{ maxWidth: 'none' }} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
        {content}
        <ChosenCount count={count} onClear={onClear} />
      </Popup>
    </FloatingLayer>
  )
}
