import { Card, Link, Skeleton } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../app/useText.ts'
import { useTopMessages } from '../../app/useWorkCount.ts'
import { MessageList } from '../../push/MessageList.tsx'
import { WidgetFailed } from '../WidgetFailed.tsx'
import { Padded } from '../Workbench.styles.ts'

const shown = 5

/** The newest messages. */
export const NoticesWidget = () => {
  const { t } = useText()
  const navigate = useNavigate()
  const { data, error, mutate } = useTopMessages()
  return (
    <Card
      isFlush
      title={t('desk.recent')}
      extra={
        <Link href="/message/index" onPress={() => navigate('/message/index')}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {data && <MessageList messages={data.messageList.slice(0, shown)} />}
      {!data && error && <WidgetFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <Padded>
          <Skeleton lines={4} />
        </Padded>
      )}
    </Card>
  )
}
