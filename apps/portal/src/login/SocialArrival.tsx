import { plus, type UnknownPerson } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { Alert, Button } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { takeWanted } from '../app/wanted.ts'
import { forgetTabs } from '../tabs/tabs.ts'
import { ArrivalStep, goOn } from './ArrivalStep.tsx'
import type { Arrival } from './arrival.ts'
import { RegisterDialog } from './RegisterDialog.tsx'
import { keptTenant } from './tenant.ts'
import { useLoginText } from './useLoginText.ts'

type SocialArrivalProps = { came: Extract<Arrival, { kind: 'social' }> }

const unknownIn = (error: unknown): UnknownPerson | undefined =>
  // The key says what its data is.
  error instanceof ApiError && error.key === 'socialUnknown' ? (error.data as UnknownPerson) : undefined

/** Comes back from a third party: signs in, links the account of whoever is signed in, or asks a stranger to register. */
export const SocialArrival = ({ came }: SocialArrivalProps) => {
  const { t } = useLoginText()
  const { settings } = useAuth()
  const [problem, setProblem] = useState<string>()
  const [unknown, setUnknown] = useState<UnknownPerson>()
  const [message, setMessage] = useState<string>()
  const isUsed = useRef(false)
  const isLinking = client.session.current() !== undefined

  useEffect(() => {
    // What came back is good for one try.
    if (isUsed.current) return
    isUsed.current = true
    const { kind: _, ...returned } = came
    const { iss, ...must } = returned
    const sent = { ...must, ...(iss && { iss }) }
    const work = isLinking
      ? client
          .request({ method: 'POST', path: plus.socialLinked, body: sent, silent: true })
          .then(() => setMessage(t('social.done')))
      : client.enter({ grant_type: 'social', ...sent }).then(() => {
          forgetTabs(sessionStorage)
          goOn(takeWanted(sessionStorage))
        })
    work.catch((error: unknown) => {
      const person = unknownIn(error)
      if (person) setUnknown(person)
      else setProblem(error instanceof Error ? error.message : String(error))
    })
  }, [came, isLinking, t])

  const back = <Button onPress={() => goOn('/')}>{t(isLinking ? 'social.home' : 'social.back')}</Button>
  if (message)
    return (
      <>
        <Alert tone="success">{message}</Alert>
        {back}
      </>
    )
  if (unknown) return <RegisterDialog tenantId={keptTenant(settings)} unknown={unknown} onDone={setMessage} />
  return <ArrivalStep problem={problem} waiting={t('social.waiting')} action={back} />
}
