import { IconButton, useLocale } from '@bip/design-system'
import { RotateCw } from '@bip/design-system/icons'
import { useEffect, useState } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { FreshRow } from './list.styles.ts'

/** After so many ms a list says that it may be out of date. */
const staleAfter = 5 * 60_000

const clockTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(at)

const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export type FreshnessProps = {
  answeredAt: number | undefined
  /** The last attempt to refresh failed, and what is shown is older. */
  hasFailed: boolean
  isValidating: boolean
  onRefresh: () => void
}

/** When the shown data was answered, a warning once it is old, and the way to newer. */
export const Freshness = ({ answeredAt, hasFailed, isValidating, onRefresh }: FreshnessProps) => {
  const { t } = useText()
  const { formatRelative } = useLocale()
  const { timeZone } = useHost()
  const now = useNow()
  if (answeredAt === undefined) return null
  const isStale = hasFailed || now - answeredAt > staleAfter
  const age = formatRelative(new Date(answeredAt), new Date(now))
  return (
    <FreshRow data-stale={isStale || undefined} role={isStale ? 'status' : undefined}>
      {hasFailed
        ? t('list.refreshFailed', { age })
        : isStale
          ? t('list.stale', { age })
          : t('list.updatedAt', { time: clockTime(answeredAt, timeZone) })}
      <IconButton
        size="small"
        icon={<RotateCw size={14} aria-hidden />}
        label={t('action.refresh')}
        isLoading={isValidating}
        onPress={onRefresh}
      />
    </FreshRow>
  )
}
