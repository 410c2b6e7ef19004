import { authCalls, plus, type TicketHolder, type UserInfo } from '@bip/contract'
import { Button } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { client } from '../app/client.ts'
import { wantedAddress } from '../app/wanted.ts'
import { forgetTabs } from '../tabs/tabs.ts'
import { ArrivalStep, goOn } from './ArrivalStep.tsx'
import type { Arrival } from './arrival.ts'
import { Muted, Row } from './LoginPage.styles.ts'
import { useLoginText } from './useLoginText.ts'

type TicketArrivalProps = { came: Extract<Arrival, { kind: 'ticket' }> }

/** Whom the ticket lets in, and who is signed in here now; an empty name for nobody. */
type Asked = { holder: TicketHolder; current: string }

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function askAbout(ticket: string): Promise<Asked> {
  const asked = { method: 'POST', path: plus.ticketHolder, body: { ticket }, silent: true, isFinal: true } as const
  const holder = await client.request<TicketHolder>(asked)
  if (!client.session.current()) return { holder, current: '' }
  const current = await client
    .request<UserInfo>({ path: authCalls.userInfo, silent: true, isFinal: true })
    .then(({ realName }) => realName)
    // A session that is over is nobody's.
    .catch(() => '')
  return { holder, current }
}

/** Signs in by a one-time ticket, once whoever sits here says so: anybody may have sent this browser here. Its holder passes unasked. */
export const TicketArrival = ({ came }: TicketArrivalProps) => {
  const { t } = useLoginText()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState(came.ticket ? undefined : t('transfer.missing'))
  const isUsed = useRef(false)

  useEffect(() => {
    // Asked about once: where its holder is in already, the ticket is used up by that.
    if (isUsed.current || !came.ticket) return
    isUsed.current = true
    askAbout(came.ticket)
      .then((found) => (found.holder.isCaller ? leadTo(came.to, found.holder.to) : setAsked(found)))
      .catch((error: unknown) => setProblem(textOf(error)))
  }, [came])

  const enter = (): void => {
    setAsked(undefined)
    client
      .enter({ grant_type: 'authorization_code', code: came.ticket, ...(came.scene && { state: came.scene }) })
      .then((grant) => {
        forgetTabs(sessionStorage)
        leadTo(came.to, grant.redirect_to)
      })
      .catch((error: unknown) => setProblem(textOf(error)))
  }

  if (asked) return <Question {...asked} onLeave={() => goOn(asked.current ? came.to : '/')} onEnter={enter} />
  const action = <Button onPress={() => goOn('/')}>{t(client.session.current() ? 'social.home' : 'social.back')}</Button>
  return <ArrivalStep problem={problem} waiting={t('transfer.waiting')} action={action} />
}

/** The page that the address names, else the one that the ticket was made for. */
function leadTo(named: string, made: string | undefined): void {
  const to = named === '/' ? made : named
  goOn(wantedAddress(`?to=${encodeURIComponent(to ?? '/')}`))
}

type QuestionProps = Asked & { onLeave: () => void; onEnter: () => void }

const Question = ({ holder, current, onLeave, onEnter }: QuestionProps) => {
  const { t } = useLoginText()
  return (
    <>
      <Muted>{t('transfer.who', { who: holder.name, account: holder.account })}</Muted>
      {current && <Muted>{t('transfer.ask', { name: current })}</Muted>}
      <Row>
        <Button onPress={onLeave}>{t(current ? 'transfer.stay' : 'transfer.leave')}</Button>
        <Button variant="primary" onPress={onEnter}>
          {current ? t('transfer.use') : t('transfer.enter', { who: holder.name })}
        </Button>
      </Row>
    </>
  )
}
