import type { ReactNode } from 'react'
import { Head, Heading, Turn } from './Calendar.styles.ts'

type PageTurn = { label: string; icon: ReactNode; onTurn: () => void; isDisabled?: boolean }

type CalendarHeadProps = {
  back: readonly PageTurn[]
  ahead: readonly PageTurn[]
  /** What the page shows. */
  children: ReactNode
}

const turnButtons = (turns: readonly PageTurn[]) =>
  turns.map(({ label, icon, onTurn, isDisabled }) => (
    <Turn key={label} type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onTurn}>
      {icon}
    </Turn>
  ))

/** The line above a calendar's page: back, what it shows, ahead. */
export const CalendarHead = ({ back, ahead, children }: CalendarHeadProps) => (
  <Head>
    {turnButtons(back)}
    <Heading aria-live="polite">{children}</Heading>
    {turnButtons(ahead)}
  </Head>
)
