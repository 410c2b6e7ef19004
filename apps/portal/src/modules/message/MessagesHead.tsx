import { Button, IconButton, PageHeader } from '@bip/design-system'
import { BellRing, CheckCheck, Send } from '@bip/design-system/icons'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { useTopMessages } from '../../app/useWorkCount.ts'

type MessagesHeadProps = {
  count: number | undefined
  /** Absent where nothing is to be read, as among those sent. */
  onReadAll?: () => void
  onNotices: () => void
  onCompose: () => void
}

/** What the list of messages is called, and what can be done with it as a whole. */
export const MessagesHead = ({ count, onReadAll, onNotices, onCompose }: MessagesHeadProps) => {
  const { t } = useText()
  const { can } = useSession()
  const unread = useTopMessages().data?.unReadCount ?? 0
  return (
    <PageHeader
      title={t('messages.title')}
      count={count}
      actions={
        <>
          <IconButton icon={<BellRing size={16} />} label={t('messages.notices')} onPress={onNotices} />
          {onReadAll && (
            <Button variant="quiet" icon={<CheckCheck size={16} aria-hidden />} isDisabled={unread === 0} onPress={onReadAll}>
              {t('messages.readAll')}
            </Button>
          )}
          {can('message_send') && (
            <Button variant="primary" icon={<Send size={16} aria-hidden />} onPress={onCompose}>
              {t('messages.compose')}
            </Button>
          )}
        </>
      }
    />
  )
}
