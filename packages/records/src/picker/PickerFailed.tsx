import { Button, Result } from '@bip/design-system'
import { reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'

/** The records could not be fetched. */
export const PickerFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useText()
  return (
    <Result
      status={500}
      title={t('detail.errorTitle')}
      description={reasonOf(error)}
      action={<Button onPress={onRetry}>{t('action.retry')}</Button>}
    />
  )
}
