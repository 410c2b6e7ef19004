import type { FlowInstance } from '@bip/contract/workflow'
import { type DataColumn, StatusDot } from '@bip/design-system'
import { useMemo } from 'react'
import { asServed, useTimeColumn } from '../../AdminList.tsx'
import { useFlowText } from '../useFlowText.ts'
import { standingOf } from './standing.ts'

/** What the list says of a process. */
export const useInstanceColumns = (): DataColumn<FlowInstance>[] => {
  const { t } = useFlowText()
  const startTime = useTimeColumn<FlowInstance>('startTime', t('follow.started'))
  const endTime = useTimeColumn<FlowInstance>('endTime', t('follow.ended'))
  return useMemo(
    () => [
      { ...asServed, key: 'title', header: t('follow.subject'), width: 260, grow: 1, pin: 'start' },
      {
        ...asServed,
        key: 'state',
        header: t('state'),
        width: 120,
        value: (row) => t(standingOf(row).key),
        cell: { render: ({ row, text }) => <StatusDot tone={standingOf(row).tone}>{text}</StatusDot> },
      },
      {
        ...asServed,
        key: 'processDefinitionName',
        header: t('process'),
        width: 220,
        value: ({ processDefinitionName, version }) => `${processDefinitionName} · ${t('follow.version', { version })}`,
      },
      { ...asServed, key: 'serialNumber', header: t('follow.serial'), width: 170 },
      { ...asServed, key: 'startUsername', header: t('follow.starter'), width: 130 },
      startTime,
      endTime,
    ],
    [t, startTime, endTime],
  )
}
