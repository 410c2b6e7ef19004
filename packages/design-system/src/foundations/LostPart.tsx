import { useState } from 'react'
import { commonTexts } from './common.texts.ts'
import { useLocale } from './LocaleProvider.tsx'
import { Bar } from './LostPart.styles.ts'
import { lostPartTexts } from './LostPart.texts.ts'
import { useIsOnline } from './useIsOnline.ts'

type LostPartProps = {
  /** Of the part: a dialog that did not come is closed with the bar, and can be asked for again. */
  onClose?: () => void
}

/** In place of a part whose code did not come. Loading the page anew asks first where something is unsaved. */
export const LostPart = ({ onClose }: LostPartProps) => {
  const { t } = useLocale()
  const [isClosed, setClosed] = useState(false)
  const isOnline = useIsOnline()
  if (isClosed) return null
  return (
    <Bar role="alert">
      {t(lostPartTexts.lost)}
      {isOnline && (
        <button type="button" onClick={() => window.location.reload()}>
          {t(lostPartTexts.reload)}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          setClosed(true)
          onClose?.()
        }}
      >
        {t(commonTexts.close)}
      </button>
    </Bar>
  )
}
