import { label, type OpenMessage } from '@bip/contract'
import { Button, Skeleton, useLocale } from '@bip/design-system'
import { Reply } from '@bip/design-system/icons'
import { viewOf } from '@bip/records'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR, { useSWRConfig } from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { isWorkKey } from '../../app/useWorkCount.ts'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { type Box, openMessage } from './messageCalls.ts'
import { Attached, Letter, LetterActions, LetterHead } from './messages.styles.ts'

const fileField = { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') } as const
const { Display: FileList } = viewOf(fileField)
const noRecord = {}

type MessageLetterProps = {
  box: Box
  id: string
  /** Called with the message once it is there. */
  onLoaded?: (message: OpenMessage) => void
  /** Called before the way to what it speaks of is taken. */
  onFollow?: () => void
  /** Answers whoever wrote it; without it, or where nobody did, there is no way to. */
  onReply?: (message: OpenMessage) => void
}

/** A message whole: who wrote it and when, its words, its files, and the way to what it speaks of. Showing it reads it. */
export const MessageLetter = ({ box, id, onLoaded, onFollow, onReply }: MessageLetterProps) => {
  const { t, language } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const navigate = useNavigate()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const {
    data,
    error,
    mutate: reload,
  } = useSWR<Awaited<ReturnType<typeof openMessage>>, Error>(['message', box, id, language], () => openMessage(box, id), {
    revalidateOnFocus: false,
  })
  const loaded = useRef(onLoaded)
  loaded.current = onLoaded
  // Opening it has made it a read one: the counts and lists follow.
  useEffect(() => {
    if (!data) return
    loaded.current?.(data)
    void mutate(isWorkKey)
  }, [data, mutate])

  if (error && !data) return <LoadFailed error={error} onRetry={() => void reload()} />
  if (!data) return <Skeleton lines={6} />
  const when = formatDateTime(data.createTime, { timeZone })
  return (
    <>
      <LetterHead>
        {'receiverNames' in data
          ? t('messages.sentTo', { names: data.receiverNames, count: data.receiverCount, when })
          : t('messages.from', { name: data.createUserName, when })}
      </LetterHead>
      <Letter>{data.content}</Letter>
      {data.attachments.length > 0 && (
        <Attached>
          <h3>{t('messages.attachments')}</h3>
          <FileList fieldKey="attachments" field={fileField} value={data.attachments} record={noRecord} />
        </Attached>
      )}
      <LetterActions>
        {data.url.startsWith('/') && (
          <Button
            variant="primary"
            onPress={() => {
              onFollow?.()
              navigate(data.url)
            }}
          >
            {t('messages.follow')}
          </Button>
        )}
        {onReply && data.createUser && can('message_send') && (
          <Button icon={<Reply size={16} aria-hidden />} onPress={() => onReply(data)}>
            {t('messages.reply')}
          </Button>
        )}
      </LetterActions>
    </>
  )
}
