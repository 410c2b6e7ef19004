import { useEffect, useState } from 'react'
import { useText } from './useText.ts'

/** s */
const wait = 10

/** A wall that threw says so and starts again without a hand on it. */
export const Recovery = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useText()
  const [left, setLeft] = useState(wait)
  useEffect(() => {
    const timer = setTimeout(() => (left <= 1 ? onRetry() : setLeft(left - 1)), 1000)
    return () => clearTimeout(timer)
  }, [left, onRetry])
  return <p role="alert">{t('wall.failed', { count: left })}</p>
}
