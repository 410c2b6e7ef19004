import { useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { type Arrival, arrival } from './arrival.ts'
import { Brand, Card, Heading, Page } from './LoginPage.styles.ts'
import { SocialArrival } from './SocialArrival.tsx'
import { TicketArrival } from './TicketArrival.tsx'

/** Where somebody comes in from elsewhere: by a ticket, or back from a third party. */
export const ArrivalPage = () => {
  const { settings } = useAuth()
  const [came] = useState<Arrival | undefined>(arrival)
  return (
    <Page>
      <Card>
        <Brand>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <Heading>{settings.title}</Heading>
        </Brand>
        {came?.kind === 'ticket' && <TicketArrival came={came} />}
        {came?.kind === 'social' && <SocialArrival came={came} />}
      </Card>
    </Page>
  )
}
