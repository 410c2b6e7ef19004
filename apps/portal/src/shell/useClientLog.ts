import { useEffect } from 'react'
import { client } from '../app/client.ts'
import { withCode } from '../app/whenIdle.ts'

/** Tells the gateway of errors that nobody caught, while somebody is signed in. */
export function useClientLog(): void {
  useEffect(() => {
    let stop = (): void => {}
    const cancel = withCode(
      () => import('./clientLog.ts'),
      ({ createClientLog, listen, logPath }) => {
        const send = (reports: unknown) =>
          client.request({ method: 'POST', path: logPath, body: reports, silent: true, isFinal: true })
        stop = listen(createClientLog(send))
      },
    )
    return () => {
      cancel()
      stop()
    }
  }, [])
}
