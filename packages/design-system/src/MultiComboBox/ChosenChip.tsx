import { X } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { optionsTexts } from '../Select/options.texts.ts'
import { Chip } from './MultiComboBox.styles.ts'

type ChosenChipProps = {
  label: string
  /** Takes the choice back; without it the chip is locked. */
  onRemove: (() => void) | undefined
}

/** One choice in the box of a field, with a button that takes it back; Backspace does so from the keyboard. */
export const ChosenChip = ({ label, onRemove }: ChosenChipProps) => {
  const { t } = useLocale()
  return (
    <Chip data-locked={onRemove ? undefined : true}>
      <span title={label}>{label}</span>
      {onRemove && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(optionsTexts.remove, { label })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
        >
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </Chip>
  )
}
