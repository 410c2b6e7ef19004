import { useState } from 'react'
import { commonTexts } from './common.texts.ts'
import { useLocale } from './LocaleProvider.tsx'
import { Bar } from './LostPart.styles.ts'
import { lostPartTexts } from './LostPart.texts.ts'

/** In place of a part whose code did not come. Loading the page anew asks first where something is unsaved. */
export const LostPart = () => {
  const { t } = useLocale()
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Bar role="alert">
      {t(lostPartTexts.lost)}
      <button type="button" onClick={() => window.location.reload()}>
        {t(lostPartTexts.reload)}
      </button>
      <button type="button" onClick={() => setClosed(true)}>
        {t(commonTexts.close)}
      </button>
    </Bar>
  )
}
