import { Button, Empty, Result, Skeleton } from '@bip/design-system'
import type { ReactNode } from 'react'
import type { LookProps } from '../../useWholeList.ts'
import { useOppsText } from './useOppsText.ts'

/** What stands in place of charts that have nothing to show yet. */
export const LookState = ({ records, status, onRetry, children }: LookProps & { children: ReactNode }) => {
  const { t } = useOppsText()
  if (status === 'loading') return <Skeleton lines={8} height={20} />
  if (status === 'failed')
    return <Result status={500} title={t('look.failed')} action={<Button onPress={onRetry}>{t('look.retry')}</Button>} />
  if (records.length === 0) return <Empty title={t('board.empty')} description={t('board.emptyHint')} />
  return children
}
