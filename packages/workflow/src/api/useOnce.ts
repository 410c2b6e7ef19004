import { useRef } from 'react'
import { isUnanswered } from './workflowApi.ts'

/** Runs a write under a key that stays the same until the gateway has answered, so that sending again has its effect once. */
export const useOnce = (): (<T>(write: (key: string) => Promise<T>) => Promise<T>) => {
  const key = useRef(crypto.randomUUID())
  return async (write) => {
    try {
      const answer = await write(key.current)
      key.current = crypto.randomUUID()
      return answer
    } catch (error) {
      if (!isUnanswered(error)) key.current = crypto.randomUUID()
      throw error
    }
  }
}
