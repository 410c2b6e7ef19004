import { ApiError } from '@bip/contract/client'
import { Button, Result } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { StatusResult } from './StatusPage.tsx'

export type LoadFailedProps = { error: Error; onRetry: () => void }

/** What could not be fetched, why, and another attempt; what is not there or not allowed is no failure. */
export const LoadFailed = ({ error, onRetry }: LoadFailedProps) => {
  const { t } = useText()
  if (error instanceof ApiError && (error.code === 404 || error.code === 403))
    return <StatusResult status={error.code} hint={error.message} />
  return (
    <Result
      status={500}
      title={t('desk.failed')}
      description={error.message}
      action={<Button onPress={onRetry}>{t('desk.retry')}</Button>}
    />
  )
}
