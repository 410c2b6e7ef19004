import { type Announcement, shellCalls } from '@bip/contract'
import { Alert, Button, useIsOnline } from '@bip/design-system'
import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { NoticeStack } from './Shell.styles.ts'

/** ms between two looks at what is announced. */
const every = 5 * 60_000
const readKey = 'saber-announcements'

const readIds = (): string[] => sessionStorage.getItem(readKey)?.split(',').filter(Boolean) ?? []

/** What stands above every page: that there is no network, and what administrators announce. */
export const Notices = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { mutate } = useSWRConfig()
  const isOnline = useIsOnline()
  const [read, setRead] = useState(readIds)
  const { data = [] } = useSWR<Announcement[], Error>(
    [shellCalls.announcements, language],
    () => client.request<Announcement[]>({ path: shellCalls.announcements, silent: true }),
    { refreshInterval: every, keepPreviousData: true },
  )
  const shown = data.filter(({ id }) => !read.includes(id))
  const close = (id: string): void => {
    const next = [...read, id].slice(-50)
    sessionStorage.setItem(readKey, next.join(','))
    setRead(next)
  }
  if (isOnline && shown.length === 0) return null
  return (
    <NoticeStack>
      {!isOnline && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onPress={() => void mutate(() => true)}>
              {t('desk.retry')}
            </Button>
          }
        >
          {t('shell.offline')}
        </Alert>
      )}
      {shown.map(({ id, tone, content }) => (
        <Alert key={id} tone={tone} onClose={() => close(id)}>
          {content}
        </Alert>
      ))}
    </NoticeStack>
  )
}
