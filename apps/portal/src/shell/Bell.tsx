import type { Message } from '@bip/contract'
import { Badge, Button, Empty, IconButton, Popover, useConfirm, useLocale, useToast } from '@bip/design-system'
import { Bell as BellIcon } from '@bip/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { isWorkKey, useTopMessages } from '../app/useWorkCount.ts'
import { BellBody, BellHead, BellItem, BellList, Ringing } from './Shell.styles.ts'

/** The newest messages under the bell. Opening one reads it and goes where it leads. */
export const Bell = () => {
  const { t } = useText()
  const { formatRelative, formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const [isOpen, setOpen] = useState(false)
  const messages = useTopMessages()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  const unread = messages.data?.unReadCount ?? 0

  const read = async (message: Message): Promise<void> => {
    setOpen(false)
    await client.request({ method: 'GET', path: '/blade-message/message/detail', query: { id: message.id }, silent: true })
    void mutate(isWorkKey)
    if (message.url.startsWith('/')) navigate(message.url)
  }
  const readAll = async (): Promise<void> => {
    if (!(await confirm({ title: t('messages.readAllAsk') }))) return
    await client.request({ method: 'POST', path: '/blade-message/message/readAll' })
    toast.success(t('messages.done'))
    void mutate(isWorkKey)
  }

  return (
    <Popover
      label={t('messages.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom-end"
      trigger={
        <IconButton
          label={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.title')}
          icon={
            <Ringing>
              <BellIcon size={16} />
              <Badge count={unread} aria-hidden />
            </Ringing>
          }
        />
      }
    >
      <BellBody>
        <BellHead>
          {t('messages.title')} <Badge count={unread} />
          <Button size="small" variant="quiet" isDisabled={unread === 0} onPress={() => void readAll()}>
            {t('messages.readAll')}
          </Button>
        </BellHead>
        {messages.data?.messageList.length ? (
          <BellList>
            {messages.data.messageList.map((message) => (
              <li key={message.id}>
                <BellItem type="button" data-unread={message.isRead === 1 || undefined} onClick={() => void read(message)}>
                  <b>{message.title}</b>
                  <time dateTime={message.createTime} title={formatDateTime(message.createTime, { timeZone })}>
                    {formatRelative(message.createTime)}
                  </time>
                  <p>{message.content}</p>
                </BellItem>
              </li>
            ))}
          </BellList>
        ) : (
          <Empty title={t('messages.empty')} description={t('messages.emptyHint')} />
        )}
      </BellBody>
    </Popover>
  )
}
