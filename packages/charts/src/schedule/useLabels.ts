import { type WallTime, wallText } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { useCallback, useMemo } from 'react'
import { scheduleTexts as texts } from './Schedule.texts.ts'
import type { ScheduleOperation, ScheduleResource } from './types.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Day and time without the year, in the order of the language. */
export function clockText(time: WallTime, locale: string): string {
  if (locale.startsWith('zh')) return wallText(time).slice(5, 16).replace('T', ' ')
  const parts = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { ...parts, hourCycle: 'h23', timeZone: 'UTC' })
  clocks.set(locale, clock)
  return clock.format(new Date(`${wallText(time).slice(0, 16)}Z`))
}

/** What a bar says of itself, and the names of resources. */
export const useLabels = (resources: readonly ScheduleResource[]) => {
  const { t, locale } = useLocale()
  const names = useMemo(() => new Map(resources.map(({ key, name }) => [key, name])), [resources])
  const nameOf = useCallback((key: string | null): string => names.get(key ?? '') ?? '', [names])
  const labelOf = useCallback(
    ({ name, resource, start, end, isPinned, isLate, isPaused, why }: ScheduleOperation): string => {
      const place =
        resource === null
          ? name
          : t(texts.bar, { name, resource: nameOf(resource), start: clockText(start, locale), end: clockText(end, locale) })
      const more = [isPinned && t(texts.pinned), isLate && t(texts.late), isPaused && t(texts.paused), why].filter(Boolean)
      return [place, ...more].join(t(texts.comma))
    },
    [t, locale, nameOf],
  )
  return { nameOf, labelOf }
}
