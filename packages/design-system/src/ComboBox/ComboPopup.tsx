import { OptionPopup } from '../Select/OptionPopup.tsx'
import { useAnnouncedCount } from './useAnnouncedCount.ts'
import type { Combo } from './useCombo.ts'

type ComboPopupProps = {
  combo: Combo
  label: string
  /** The chosen options' values. */
  chosen: ReadonlySet<string>
  /** Default false. */
  isMultiple?: boolean
}

/** The list of a combo box. */
export const ComboPopup = ({ combo, label, chosen, isMultiple }: ComboPopupProps) => {
  const { popup, source, creation } = combo
  useAnnouncedCount(popup.isOpen && source.status === 'ready', source.options.length)
  return (
    <OptionPopup
      layer={popup.layer}
      status={source.status}
      query={combo.query}
      onRetry={source.retry}
      id={combo.listId}
      label={label}
      options={creation.options}
      chosen={chosen}
      active={combo.active}
      onChoose={combo.pick}
      isMultiple={isMultiple}
      entry={creation.entry}
      isCreating={creation.isCreating}
      problem={creation.problem}
    />
  )
}
