import type { DataColumn } from '@bip/design-system'
import { useMemo } from 'react'
import { useText } from '../host/useText.ts'
import type { Colleague } from './people.ts'

/** Name, employee number, position, department. */
export const usePersonColumns = (): DataColumn<Colleague>[] => {
  const { t } = useText()
  return useMemo(() => {
    const fixed = { isSortable: false } as const
    return [
      { key: 'realName', header: t('picker.name'), width: 140, grow: 1, ...fixed },
      { key: 'fnumber', header: t('picker.number'), width: 120, ...fixed },
      { key: 'postName', header: t('picker.position'), width: 160, grow: 1, ...fixed },
      { key: 'deptName', header: t('picker.department'), width: 180, grow: 1, ...fixed },
    ]
  }, [t])
}
