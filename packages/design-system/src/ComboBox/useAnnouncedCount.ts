import { useEffect } from 'react'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { optionsTexts } from '../Select/options.texts.ts'

/** Long enough for the next letter to come first. */
const pauseBeforeCount = 300

/** Says aloud how many options a list holds, once the typing pauses. */
export const useAnnouncedCount = (isShown: boolean, count: number): void => {
  const { t, formatNumber } = useLocale()
  useEffect(() => {
    if (!isShown || count === 0) return
    const timer = setTimeout(() => announce(t(optionsTexts.count, { count: formatNumber(count) })), pauseBeforeCount)
    return () => clearTimeout(timer)
  }, [isShown, count, t, formatNumber])
}
