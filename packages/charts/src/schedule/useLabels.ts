import { type WallTime, wallText } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { useCallback, useMemo } from 'react'
import { scheduleTexts as texts } from './Schedule.texts.ts'
import type { ScheduleOperation, ScheduleResource } from './types.ts'

export const clockText = (time: WallTime): string => wallText(time).slice(5, 16).replace('T', ' ')

/** What a bar says of itself, and the names of resources. */
export const useLabels = (resources: readonly ScheduleResource[]) => {
  const { t } = useLocale()
  const names = useMemo(() => new Map(resources.map(({ key, name }) => [key, name])), [resources])
  const nameOf = useCallback((key: string | null): string => names.get(key ?? '') ?? '', [names])
  const labelOf = useCallback(
    ({ name, resource, start, end, isPinned, isLate, isPaused, why }: ScheduleOperation): string => {
      const place =
        resource === null
          ? name
          : t(texts.bar, { name, resource: nameOf(resource), start: clockText(start), end: clockText(end) })
      const more = [isPinned && t(texts.pinned), isLate && t(texts.late), isPaused && t(texts.paused), why].filter(Boolean)
      return [place, ...more].join(t(texts.comma))
    },
    [t, nameOf],
  )
  return { nameOf, labelOf }
}
