import { Alert, Spinner } from '@bip/design-system'
import type { ReactNode } from 'react'
import { Muted } from './LoginPage.styles.ts'

/** A page of the portal anew: what was open belonged to nobody, or to somebody else. */
export const goOn = (path: string): void => window.location.replace(path)

type ArrivalStepProps = { problem?: string; waiting: string; action: ReactNode }

/** What stands while something is waited for, or went wrong. */
export const ArrivalStep = ({ problem, waiting, action }: ArrivalStepProps) =>
  problem ? (
    <>
      <Alert tone="danger">{problem}</Alert>
      {action}
    </>
  ) : (
    <Muted role="status">
      <Spinner label={waiting} /> {waiting}
    </Muted>
  )
