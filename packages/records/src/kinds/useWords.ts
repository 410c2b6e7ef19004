import { useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import type { Words } from './types.ts'
import { useFigures } from './useFigures.ts'

/** What writes values in the reader's language, the same as long as that and the tenant's zone are. */
export const useWords = (): Words => {
  const { t, say } = useText()
  const { formatDate, formatDateTime } = useLocale()
  const { timeZone } = useHost()
  const figures = useFigures()
  return useMemo(
    () => ({ t, say, formatDate, formatDateTime, figures, timeZone }),
    [t, say, formatDate, formatDateTime, figures, timeZone],
  )
}
