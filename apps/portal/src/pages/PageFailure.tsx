import { Button, Empty, Result, useIsOnline } from '@bip/design-system'
import { CloudOff } from '@bip/design-system/icons'
import { isLostCode } from '../app/lostCode.ts'
import { useText } from '../app/useText.ts'

type PageFailureProps = { error: Error; onRetry: () => void }

/** The mark of a page that threw or did not come; the rest of the portal goes on. */
export const PageFailure = ({ error, onRetry }: PageFailureProps) => {
  const { t } = useText()
  if (isLostCode(error)) return <PageLost />
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

/** Its way out loads the window anew, which asks first where something is unsaved, and without a network would leave nothing at all. */
const PageLost = () => {
  const { t } = useText()
  const isOnline = useIsOnline()
  return (
    <Empty
      icon={<CloudOff size={20} />}
      title={t('pages.lost')}
      description={t('pages.lostHint')}
      action={
        <Button variant="primary" isDisabled={!isOnline} onPress={() => window.location.reload()}>
          {t('pages.reload')}
        </Button>
      }
    />
  )
}
