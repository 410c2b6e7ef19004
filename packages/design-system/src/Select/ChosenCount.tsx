import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PopupBar, PopupLink } from './OptionPopup.styles.ts'
import { optionsTexts } from './options.texts.ts'

type ChosenCountProps = {
  /** Number of choices; undefined where there may be only one. */
  count: number | undefined
  /** Takes all of them back. */
  onClear: (() => void) | undefined
}

/** Below a list of many to choose from: how many are chosen, and the way back. */
export const ChosenCount = ({ count, onClear }: ChosenCountProps) => {
  const { t, formatNumber } = useLocale()
  if (count === undefined) return null
  return (
    <PopupBar>
      <span role="status">{t(optionsTexts.selectedCount, { count: formatNumber(count) })}</span>
      <PopupLink
        type="button"
        tabIndex={-1}
        disabled={count === 0 || !onClear}
        style={{ marginInlineStart: 'auto' }}
        onClick={onClear}
      >
        {t(optionsTexts.clearAll)}
      </PopupLink>
    </PopupBar>
  )
}
