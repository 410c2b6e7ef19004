import { ArrowUpToLine } from 'lucide-react'
import { type ComponentPropsWithRef, type RefObject, useEffect, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { prefersReducedMotion } from '../foundations/reducedMotion.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Root } from './BackToTop.styles.ts'
import { backToTopTexts } from './BackToTop.texts.ts'

export type BackToTopProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What scrolls; default the page. */
  target?: RefObject<HTMLElement | null>
  /** Px scrolled from which the button is there; default 400. */
  threshold?: number
  /** Default "Back to top". */
  label?: string
}

const scrollerOf = (target: RefObject<HTMLElement | null> | undefined): Element | null =>
  target ? target.current : document.scrollingElement

/** A button at the lower corner that leads back to the beginning of a long page. */
export const BackToTop = ({ target, threshold = 400, label, ...rest }: BackToTopProps) => {
  const { t } = useLocale()
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const look = (): void => setAway((scrollerOf(target)?.scrollTop ?? 0) > threshold)
    look()
    const source = target?.current ?? window
    source.addEventListener('scroll', look, { passive: true })
    return () => source.removeEventListener('scroll', look)
  }, [target, threshold])

  const goUp = (): void => {
    const scroller = scrollerOf(target)
    scroller?.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    // The button goes away; the next Tab begins where the reader now is.
    const first = target?.current ?? document.body
    const hadPlace = first.hasAttribute('tabindex')
    if (!hadPlace) first.tabIndex = -1
    first.focus({ preventScroll: true })
    if (!hadPlace) first.removeAttribute('tabindex')
  }

  return (
    <Root {...rest} hidden={!isAway}>
      <IconButton
        variant="default"
        icon={<ArrowUpToLine size={16} aria-hidden />}
        label={label ?? t(backToTopTexts.label)}
        tooltipPlacement="left"
        onPress={goUp}
      />
    </Root>
  )
}
