import { Button, Result } from '@bip/design-system'
import { useText } from '../app/useText.ts'

export type LoadFailedProps = { error: Error; onRetry: () => void }

/** What could not be fetched, why, and another attempt. */
export const LoadFailed = ({ error, onRetry }: LoadFailedProps) => {
  const { t } = useText()
  return (
    <Result
      status={500}
      title={t('desk.failed')}
      description={error.message}
      action={<Button onPress={onRetry}>{t('desk.retry')}</Button>}
    />
  )
}
