import { useEffect, useEffectEvent } from 'react'
import { useFormScope } from './FormContext.ts'

/** Lets the form around wait for something before it is checked and submitted, such as what is being looked up for a value. */
export const useFormWait = (settled: () => Promise<unknown>): void => {
  const { model } = useFormScope()
  const wait = useEffectEvent(settled)
  useEffect(() => model.waitFor(() => wait()), [model])
}
