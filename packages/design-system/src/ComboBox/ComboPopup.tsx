import { styled } from 'styled-components'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { visuallyHidden } from '../foundations/visuallyHidden.styles.ts'
import { OptionPopup } from '../Select/OptionPopup.tsx'
import { optionsTexts } from '../Select/options.texts.ts'
import type { useCombo } from './useCombo.ts'

const Announcement = styled.span`
  ${visuallyHidden}
`

type ComboPopupProps = {
  combo: ReturnType<typeof useCombo>
  label: string
  isSelected: (value: string) => boolean
  /** Default false. */
  isMultiple?: boolean
}

/** The list of a combo box, and how many options it holds said aloud. */
export const ComboPopup = ({ combo, label, isSelected, isMultiple }: ComboPopupProps) => {
  const { t, formatNumber } = useLocale()
  const { popup, source, active } = combo
  return (
    <>
      <Announcement role="status">
        {popup.isOpen && source.status === 'ready' && source.options.length > 0
          ? t(optionsTexts.count, { count: formatNumber(source.options.length) })
          : ''}
      </Announcement>
      <OptionPopup
        layer={popup.layer}
        status={source.status}
        query={combo.query}
        onRetry={source.retry}
        id={combo.listId}
        label={label}
        options={source.options}
        isSelected={isSelected}
        activeIndex={active.index}
        onActivate={active.set}
        onChoose={combo.choose}
        isMultiple={isMultiple}
      />
    </>
  )
}
