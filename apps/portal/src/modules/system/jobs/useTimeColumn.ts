import { type DataColumn, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { useAuth } from '../../../app/auth.tsx'

/** A column that shows an instant where the tenant is. */
export function useTimeColumn<T>(key: string, header: string): DataColumn<T> {
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  return useMemo(
    () => ({
      key,
      header,
      isSortable: false,
      isFilterable: false,
      width: 170,
      cell: { text: (value) => (value ? formatDateTime(String(value), { timeZone, seconds: true }) : '') },
    }),
    [key, header, formatDateTime, timeZone],
  )
}
