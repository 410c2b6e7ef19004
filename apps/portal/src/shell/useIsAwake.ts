import { useEffect, useState } from 'react'
import { afterPaint } from '../app/afterPaint.ts'

/** Whether a page runs its effects: from the frame after it is shown until it is left, so that never two pages do. */
export function useIsAwake(isActive: boolean): boolean {
  const [isAwake, setAwake] = useState(isActive)
  if (isAwake && !isActive) setAwake(false)
  useEffect(() => (isActive ? afterPaint(() => setAwake(true)) : undefined), [isActive])
  return isAwake && isActive
}
