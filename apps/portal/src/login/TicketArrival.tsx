import { authCalls, type UserInfo } from '@bip/contract'
import { Button } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { client } from '../app/client.ts'
import { wantedAddress } from '../app/wanted.ts'
import { forgetTabs } from '../shell/tabs.ts'
import { ArrivalStep, goOn } from './ArrivalStep.tsx'
import type { Arrival } from './arrival.ts'
import { Muted, Row } from './LoginPage.styles.ts'
import { useLoginText } from './useLoginText.ts'

type TicketArrivalProps = { came: Extract<Arrival, { kind: 'ticket' }> }

/** Signs in by a one-time ticket; asks first where somebody is signed in already. */
export const TicketArrival = ({ came }: TicketArrivalProps) => {
  const { t } = useLoginText()
  const [isAsking, setAsking] = useState(() => came.ticket !== '' && client.session.current() !== undefined)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState(came.ticket ? undefined : t('transfer.missing'))
  const isUsed = useRef(false)

  useEffect(() => {
    if (!isAsking) return
    client
      .request<UserInfo>({ path: authCalls.userInfo, silent: true, isFinal: true })
      .then(({ realName }) => setName(realName))
      // A session that is over is none to ask about.
      .catch(() => setAsking(false))
  }, [isAsking])

  useEffect(() => {
    if (isAsking || isUsed.current || !came.ticket) return
    isUsed.current = true
    client
      .enter({ grant_type: 'authorization_code', code: came.ticket, ...(came.scene && { state: came.scene }) })
      .then((grant) => {
        forgetTabs(sessionStorage)
        const to = came.to === '/' ? grant.redirect_to : came.to
        goOn(wantedAddress(`?to=${encodeURIComponent(to ?? '/')}`))
      })
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }, [isAsking, came])

  if (isAsking && name)
    return (
      <>
        <Muted>{t('transfer.ask', { name })}</Muted>
        <Row>
          <Button onPress={() => goOn(came.to)}>{t('transfer.stay')}</Button>
          <Button variant="primary" onPress={() => setAsking(false)}>
            {t('transfer.use')}
          </Button>
        </Row>
      </>
    )
  const action = <Button onPress={() => goOn('/')}>{t(client.session.current() ? 'social.home' : 'social.back')}</Button>
  return <ArrivalStep problem={problem} waiting={t('transfer.waiting')} action={action} />
}
