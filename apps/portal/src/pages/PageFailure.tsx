import { Button, Result } from '@bip/design-system'
import { useText } from '../app/useText.ts'

/** The mark of a page that threw; the rest of the portal goes on. */
export const PageFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useText()
  return (
    <Result
      status={500}
      title={t('pages.failed')}
      description={t('pages.failedHint')}
      action={
        <Button variant="primary" onPress={onRetry}>
          {t('pages.retry')}
        </Button>
      }
    />
  )
}
