import { type DataColumn, useLocale } from '@bip/design-system'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import type { Colleague } from './people.ts'

/** Name, employee number, position, department, and who is away. */
export const usePersonColumns = (): DataColumn<Colleague>[] => {
  const { t } = useText()
  const { formatDate } = useLocale()
  return useMemo(() => {
    const fixed = { isSortable: false } as const
    return [
      { key: 'realName', header: t('picker.name'), width: 140, grow: 1, ...fixed },
      { key: 'fnumber', header: t('picker.number'), width: 120, ...fixed },
      { key: 'postName', header: t('picker.position'), width: 160, grow: 1, ...fixed },
      { key: 'deptName', header: t('picker.department'), width: 180, grow: 1, ...fixed },
      {
        key: 'awayUntil',
        header: t('picker.away'),
        width: 200,
        grow: 1,
        value: ({ awayUntil, substituteName }) => {
          if (!awayUntil) return ''
          const day = formatDate(awayUntil)
          return substituteName ? t('picker.awayWith', { day, name: substituteName }) : t('picker.awayUntil', { day })
        },
        ...fixed,
      },
    ]
  }, [t, formatDate])
}
