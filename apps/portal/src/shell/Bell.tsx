import { Badge, Button, IconButton, Popover, useConfirm, useToast } from '@bip/design-system'
import { Bell as BellIcon } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { isWorkKey, useTopMessages } from '../app/useWorkCount.ts'
import { MessageList } from '../push/MessageList.tsx'
import { BellBody, BellHead, Ringing } from './Shell.styles.ts'

/** The newest messages under the bell. Opening one reads it and goes where it leads. */
export const Bell = ({ onShow }: { /** Opens a page. */ onShow: (path: string) => void }) => {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const messages = useTopMessages()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const unread = messages.data?.unReadCount ?? 0

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
        {messages.data && <MessageList size="small" messages={messages.data.messageList} onRead={() => setOpen(false)} />}
        <Button
          variant="quiet"
          onPress={() => {
            setOpen(false)
            onShow('/message/index')
          }}
        >
          {t('messages.all')}
        </Button>
      </BellBody>
    </Popover>
  )
}
