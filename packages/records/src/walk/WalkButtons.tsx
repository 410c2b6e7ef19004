import { IconButton, isModalOpen, useLocale } from '@bip/design-system'
import { ChevronLeft, ChevronRight } from '@bip/design-system/icons'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../host/useText.ts'
import type { Walk } from './useWalk.ts'
import { WalkRow } from './walk.styles.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Where a record stands in its list, and the ways to its neighbours: `P` and `N` while nobody types. */
export const WalkButtons = ({ walk }: { walk: Walk }) => {
  const { t } = useText()
  const { formatNumber } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    // A page may be kept behind another one, whose keys these are.
    if (isTyping(event.target) || isModalOpen() || !root.current?.checkVisibility()) return
    const go = { p: walk.previous, n: walk.next }[event.key.toLowerCase()]
    if (!go) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const values = { at: formatNumber(walk.at), total: `${walk.isEstimated ? '≈' : ''}${formatNumber(walk.total)}` }
  return (
    <WalkRow ref={root} role="group" aria-label={t('walk.label', values)}>
      <IconButton
        icon={<ChevronLeft size={16} aria-hidden />}
        label={t('walk.previous')}
        shortcut="P"
        isDisabled={!walk.previous}
        onPress={walk.previous}
      />
      <span>{t('walk.position', values)}</span>
      <IconButton
        icon={<ChevronRight size={16} aria-hidden />}
        label={t('walk.next')}
        shortcut="N"
        isDisabled={!walk.next}
        onPress={walk.next}
      />
    </WalkRow>
  )
}
