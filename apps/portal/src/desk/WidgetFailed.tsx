import { Button, Empty } from '@bip/design-system'
import { useText } from '../app/useText.ts'

/** In place of a widget's content that could not be fetched. */
export const WidgetFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useText()
  return (
    <Empty title={t('desk.failed')} description={error.message} action={<Button onPress={onRetry}>{t('desk.retry')}</Button>} />
  )
}
