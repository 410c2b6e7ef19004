import { useLocale } from '@bip/design-system'
import { locationMapTexts as texts } from './LocationMap.texts.ts'
import type { MapPlace } from './types.ts'

/** How full a place is, in words. */
export const useShareText = (): ((place: MapPlace) => string) => {
  const { t } = useLocale()
  return ({ share, isLocked }) => {
    if (isLocked && share === 0) return t(texts.locked)
    if (share === 0) return t(texts.empty)
    if (share === null) return t(texts.unlimited)
    return t(share > 1 ? texts.over : texts.shareOf, { share: Math.max(1, Math.round(share * 100)) })
  }
}
