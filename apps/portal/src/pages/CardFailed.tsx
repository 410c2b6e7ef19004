import { Alert, Button } from '@bip/design-system'
import { reasonOf } from '@bip/records'
import { useText } from '../app/useText.ts'

/** In a card of a page: what could not be fetched, why, and another attempt. */
export const CardFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useText()
  return (
    <Alert
      tone="danger"
      title={t('desk.failed')}
      action={
        <Button size="small" onPress={onRetry}>
          {t('desk.retry')}
        </Button>
      }
    >
      {reasonOf(error)}
    </Alert>
  )
}
