import { useEffect, useEffectEvent, useState } from 'react'
import { useReducedMotion } from '../foundations/reducedMotion.ts'

type Setup = {
  /** Time in ms that each slide stays; undefined for no rotation. */
  interval: number | undefined
  /** Changes with each slide, so that every one gets its full time. */
  activeKey: string
  onTurn: () => void
}

/** Turns a carousel by itself: not before somebody starts it where less motion is wanted, and not while it is held, hovered, focused or out of sight. */
export const useRotation = ({ interval, activeKey, onTurn }: Setup) => {
  const isCalm = useReducedMotion()
  // What the user chose by the button wins over what the system asks for.
  const [wanted, setWanted] = useState<boolean>()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isHidden, setHidden] = useState(() => document.hidden)
  const isPlaying = interval !== undefined && (wanted ?? !isCalm)
  const isTurning = isPlaying && !isHovered && !isFocused && !isHidden
  const turn = useEffectEvent(onTurn)

  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is read by being there: a new slide begins a new wait.
  useEffect(() => {
    if (!isTurning || interval === undefined) return
    const timer = setTimeout(() => turn(), interval)
    return () => clearTimeout(timer)
  }, [isTurning, interval, activeKey])

  return {
    /** Whether it is switched on, though it may be pausing. */
    isPlaying,
    /** Whether it turns at this moment. */
    isTurning,
    toggle: () => setWanted(!isPlaying),
    setHovered,
    setFocused,
  }
}
