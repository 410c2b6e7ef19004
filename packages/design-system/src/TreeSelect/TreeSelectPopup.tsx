import type { RefObject } from 'react'
import { useAnnouncedCount } from '../ComboBox/useAnnouncedCount.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { ChosenCount } from '../Select/ChosenCount.tsx'
import { Note, Popup } from '../Select/OptionPopup.styles.ts'
import { optionPopupTexts } from '../Select/optionPopup.texts.ts'
import { TreeList } from '../Tree/TreeList.tsx'
import type { TreeState } from '../Tree/useTree.ts'
import { TreePad } from './TreeSelect.styles.ts'
import type { Picker } from './usePicker.ts'

type TreeSelectPopupProps = {
  id: string
  label: string
  picker: Picker
  state: TreeState
  scroller: RefObject<HTMLDivElement | null>
  /** Number of choices, where there may be several. */
  count: number | undefined
  onClear: (() => void) | undefined
}

/** The tree below the field, or why there is none. */
export const TreeSelectPopup = ({ id, label, picker, state, scroller, count, onClear }: TreeSelectPopupProps) => {
  const { t } = useLocale()
  const { rows, matches } = state.tree
  const { layer, isOpen } = picker.popup
  useAnnouncedCount(isOpen && matches !== undefined, matches?.count ?? 0)
  return (
    <FloatingLayer layer={layer}>
      <Popup onMouseDown={(event) => event.preventDefault()}>
        {rows.length === 0 ? (
          <Note>{matches ? t(optionPopupTexts.noMatch, { query: picker.query.trim() }) : t(optionPopupTexts.empty)}</Note>
        ) : (
          <TreePad>
            <TreeList id={id} label={label} state={state} scroller={scroller} isDriven maxHeight={300} />
          </TreePad>
        )}
        <ChosenCount count={count} onClear={onClear} />
      </Popup>
    </FloatingLayer>
  )
}
