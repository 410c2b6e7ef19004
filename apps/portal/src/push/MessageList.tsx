import type { Message } from '@bip/contract'
import { Empty, List, type ListProps, useLocale } from '@bip/design-system'
import { Mail, MailOpen } from '@bip/design-system/icons'
import { useAuth } from '../app/auth.tsx'
import { useText } from '../app/useText.ts'
import { MessageMark, MessageText } from './MessageList.styles.ts'
import { useReadMessage } from './useReadMessage.ts'

type MessageListProps = {
  messages: readonly Message[]
  /** Room in a row; default 'medium'. */
  size?: ListProps['size']
  /** Called when one is pressed, before it is read. */
  onRead?: () => void
}

/** Messages, newest first. A press reads one and goes where it leads. */
export const MessageList = ({ messages, size, onRead }: MessageListProps) => {
  const { t } = useText()
  const { formatRelative, formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const read = useReadMessage()
  return (
    <List
      label={t('messages.title')}
      size={size}
      hasDividers={false}
      items={messages.map(({ id, title, content, createTime, isRead }) => ({
        key: id,
        title,
        description: content && <MessageText>{content}</MessageText>,
        leading:
          isRead === 1 ? (
            <MessageMark aria-label={t('messages.isNew')} role="img">
              <Mail size={16} />
            </MessageMark>
          ) : (
            <MailOpen size={16} aria-hidden />
          ),
        extra: (
          <time dateTime={createTime} title={formatDateTime(createTime, { timeZone })}>
            {formatRelative(createTime)}
          </time>
        ),
      }))}
      onItemPress={({ key }) => {
        const message = messages.find(({ id }) => id === key)
        onRead?.()
        if (message) void read(message)
      }}
      empty={<Empty title={t('messages.empty')} description={t('messages.emptyHint')} />}
    />
  )
}
