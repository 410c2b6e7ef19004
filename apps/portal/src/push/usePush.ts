import { type PushBody, userQueue } from '@bip/contract/workflow'
import { useEffect, useRef } from 'react'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { withCode } from '../app/whenIdle.ts'

/** Random wait before a reconnect, so that a thousand desks do not return in the same instant. */
const reconnectDelay = (): number => 1000 + Math.random() * 4000

const heartbeat = 10_000

/**
 * Listens to the user's queue while somebody is signed in. `onPush` gets each message, `onConnect` runs after every (re)connection,
 * when the truth is to be fetched again. A failed connection is retried for ever and only logged.
 */
export function usePush(onPush: (body: PushBody) => void, onConnect: () => void): void {
  const { settings, isSignedIn } = useAuth()
  const { language } = usePreferences()
  const handlers = useRef({ onPush, onConnect })
  handlers.current = { onPush, onConnect }

  useEffect(() => {
    if (!isSignedIn || !settings.push) return
    let stop = (): void => {}
    const begin = ({ Client }: typeof import('@stomp/stompjs')): void => {
      const url = new URL(settings.push, window.location.href)
      url.protocol = url.protocol.replace('http', 'ws')
      const stomp = new Client({
        brokerURL: url.href,
        reconnectDelay: reconnectDelay(),
        heartbeatIncoming: heartbeat,
        heartbeatOutgoing: heartbeat,
        discardWebsocketOnCommFailure: true,
        beforeConnect: async () => {
          stomp.connectHeaders = {
            'Blade-Auth': `bearer ${client.session.current()?.accessToken ?? ''}`,
            'accept-language': language,
          }
          stomp.reconnectDelay = reconnectDelay()
        },
        onConnect: () => {
          stomp.subscribe(userQueue, (frame) => handlers.current.onPush(readBody(frame.body)))
          handlers.current.onConnect()
        },
        onStompError: (frame) => console.warn(`Push was refused: ${frame.headers.message ?? ''}`),
      })
      stomp.activate()
      stop = () => void stomp.deactivate()
    }
    // The first page comes before the line that tells what changes on it.
    const cancel = withCode(() => import('@stomp/stompjs'), begin)
    return () => {
      cancel()
      stop()
    }
  }, [isSignedIn, settings.push, language])
}

function readBody(body: string): PushBody {
  try {
    const read: unknown = JSON.parse(body)
    if (typeof read === 'object' && read !== null && 'title' in read) return { content: '', ...read, title: String(read.title) }
  } catch {
    // Not JSON: another gateway's plain text is the title.
  }
  return { title: body, content: '' }
}
