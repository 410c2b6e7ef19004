import { X } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { BoxButton } from './Field.styles.ts'
import { fieldTexts } from './Field.texts.ts'

/** Empties a field; left out of the tab order, because the keyboard empties a field without it. */
export const ClearButton = ({ onClear }: { onClear: () => void }) => {
  const { t } = useLocale()
  return (
    <BoxButton
      type="button"
      tabIndex={-1}
      aria-label={t(fieldTexts.clear)}
      title={t(fieldTexts.clear)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <X size={14} aria-hidden="true" />
    </BoxButton>
  )
}
