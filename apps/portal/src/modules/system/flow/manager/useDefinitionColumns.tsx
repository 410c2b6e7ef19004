import type { FlowDefinition } from '@bip/contract/workflow'
import { type DataColumn, StatusDot, type StatusTone } from '@bip/design-system'
import { useMemo } from 'react'
import { asServed, useTimeColumn } from '../../AdminList.tsx'
import { useFlowText } from '../useFlowText.ts'

type VersionState = { key: 'manager.stopped' | 'manager.current' | 'manager.older'; tone: StatusTone }

/** Whether new processes follow a version. */
export function versionState({ isSuspended, isCurrent }: FlowDefinition): VersionState {
  if (isSuspended) return { key: 'manager.stopped', tone: 'warning' }
  return isCurrent ? { key: 'manager.current', tone: 'success' } : { key: 'manager.older', tone: 'neutral' }
}

/** What the list says of a version. */
export const useDefinitionColumns = (): DataColumn<FlowDefinition>[] => {
  const { t } = useFlowText()
  const deployTime = useTimeColumn<FlowDefinition>('deployTime', t('manager.deployedAt'))
  return useMemo(
    () => [
      { ...asServed, key: 'name', header: t('name'), width: 220, grow: 1, pin: 'start' },
      { ...asServed, key: 'version', header: t('manager.version'), type: 'number', width: 90 },
      {
        ...asServed,
        key: 'state',
        header: t('state'),
        width: 130,
        value: (row) => t(versionState(row).key),
        cell: { render: ({ row, text }) => <StatusDot tone={versionState(row).tone}>{text}</StatusDot> },
      },
      { ...asServed, key: 'running', header: t('manager.running'), type: 'number', width: 100 },
      { ...asServed, key: 'categoryName', header: t('manager.category'), width: 130 },
      { ...asServed, key: 'key', header: t('manager.key'), width: 190 },
      deployTime,
      { ...asServed, key: 'deployUser', header: t('manager.deployedBy'), width: 120 },
    ],
    [t, deployTime],
  )
}
