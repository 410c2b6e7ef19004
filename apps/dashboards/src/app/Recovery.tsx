import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../base/useText.ts'

const Notice = styled.p`
  display: grid;
  place-content: center;
  min-height: 100vh;
  margin: 0;
  color: var(--warning);
  font-size: max(20px, 1.6vw);
`

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
  return <Notice role="alert">{t('wall.failed', { count: left })}</Notice>
}
