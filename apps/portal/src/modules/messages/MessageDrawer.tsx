import { Alert, Button, Drawer, Skeleton, useLocale } from '@bip/design-system'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR, { useSWRConfig } from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { useText } from '../../app/useText.ts'
import { isWorkKey } from '../../app/useWorkCount.ts'
import { type Box, openMessage } from './messageCalls.ts'
import { Letter, LetterHead } from './messages.styles.ts'

export type OpenedMessage = { box: Box; id: string; title: string }

type MessageDrawerProps = { opened: OpenedMessage | null; onClose: () => void }

/** A message, opened; with the way to what it speaks of. */
export const MessageDrawer = ({ opened, onClose }: MessageDrawerProps) => (
  <Drawer isOpen={opened !== null} size="80%" title={opened?.title ?? ''} onClose={onClose}>
    {opened && <Content opened={opened} onClose={onClose} />}
  </Drawer>
)

const Content = ({ opened: { box, id }, onClose }: { opened: OpenedMessage; onClose: () => void }) => {
  const { t } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { data, error } = useSWR(['message', box, id], () => openMessage(box, id), { revalidateOnFocus: false })
  // Opening it has made it a read one: the counts and lists follow.
  useEffect(() => {
    if (data) void mutate(isWorkKey)
  }, [data, mutate])

  if (error) return <Alert tone="danger">{error.message}</Alert>
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
      {data.url.startsWith('/') && (
        <Button
          variant="primary"
          style={{ marginTop: 24 }}
          onPress={() => {
            onClose()
            navigate(data.url)
          }}
        >
          {t('messages.follow')}
        </Button>
      )}
    </>
  )
}
