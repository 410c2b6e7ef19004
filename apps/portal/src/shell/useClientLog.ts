import { useEffect } from 'react'
import { client } from '../app/client.ts'
import { whenIdle } from '../app/whenIdle.ts'

/** Tells the gateway of errors that nobody caught, while somebody is signed in. */
export function useClientLog(): void {
  useEffect(() => {
    let stop = (): void => {}
    let isOver = false
    const cancel = whenIdle(() => {
      void import('./clientLog.ts').then(({ createClientLog, listen, logPath }) => {
        if (isOver) return
        const send = (reports: unknown) =>
          client.request({ method: 'POST', path: logPath, body: reports, silent: true, isFinal: true })
        stop = listen(createClientLog(send))
      })
    })
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [])
}
