import { type MouseEvent, useMemo, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { dataTableTexts } from '../texts/DataTable.texts.ts'

/** The box of every row: one element for all, and the same one at every drawing, for another one would draw every row anew. */
export const useRowBox = (mode: 'none' | 'single' | 'multiple', onPress: (event: MouseEvent<HTMLInputElement>) => void) => {
  const pressed = useRef(onPress)
  pressed.current = onPress
  return useMemo(
    () =>
      mode === 'none' ? null : (
        <input
          type={mode === 'single' ? 'radio' : 'checkbox'}
          data-box=""
          tabIndex={-1}
          onClick={(event) => pressed.current(event)}
          // What is checked is written by the view, with the line that the row shows.
          onChange={() => undefined}
        />
      ),
    [mode],
  )
}

type AllBoxProps = { isAll: boolean; isSome: boolean; isEmpty: boolean; onChange: () => void }

/** The box of the header, for all rows. */
export const AllBox = ({ isAll, isSome, isEmpty, onChange }: AllBoxProps) => {
  const { t } = useLocale()
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={t(dataTableTexts.selectAll)}
      checked={isAll}
      disabled={isEmpty}
      ref={(box) => {
        if (box) box.indeterminate = isSome && !isAll
      }}
      onChange={onChange}
    />
  )
}
