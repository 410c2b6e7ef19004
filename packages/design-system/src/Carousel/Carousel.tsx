import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useControlledState } from 'react-stately/useControlledState'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { rovingFocus } from '../foundations/rovingFocus.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Controls, Dot, Dots, Root, Slide, Stage } from './Carousel.styles.ts'
import { carouselTexts } from './Carousel.texts.ts'
import { useRotation } from './useRotation.ts'
import { useSwipe } from './useSwipe.ts'

export type CarouselItem = {
  key: string
  /** What the slide shows, for screen readers and the tooltip of its dot. */
  label: string
  content: ReactNode
}

export type CarouselProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> & {
  items: readonly CarouselItem[]
  /** What is shown here, for screen readers. */
  label: string
  activeKey?: string
  /** Default the first. */
  defaultActiveKey?: string
  onChange?: (key: string) => void
  /** Time in ms after which the next slide comes by itself; default none. Waits while hovered, focused or out of sight. */
  interval?: number
}

/** One of several slides at a time, which turn by hand or by themselves; a hand, a finger or a key always wins. */
export const Carousel = ({ items, label, activeKey, defaultActiveKey, onChange, interval, ...rest }: CarouselProps) => {
  warnNoList('Carousel', 'items', items)
  const { t } = useLocale()
  const id = useId()
  const [from, setFrom] = useState<'next' | 'previous'>()
  const [active, setActive] = useControlledState(activeKey, defaultActiveKey ?? items[0]?.key ?? '', onChange)
  warnDuplicateKeys(
    'Carousel',
    'items',
    items.map(({ key }) => key),
  )
  const count = items.length
  const current = Math.max(
    0,
    items.findIndex(({ key }) => key === active),
  )

  const show = (index: number, direction: 'next' | 'previous') => {
    const item = items[(index + count) % count]
    if (!item || item.key === items[current]?.key) return
    setFrom(direction)
    setActive(item.key)
  }
  const turn = (step: 1 | -1) => show(current + step, step === 1 ? 'next' : 'previous')
  const choose = (index: number) => show(index, index > current ? 'next' : 'previous')

  const rotation = useRotation({ interval: count > 1 ? interval : undefined, activeKey: active, onTurn: () => turn(1) })
  const swipe = useSwipe(turn)
  const move = rovingFocus({
    selector: '[role="tab"]',
    orientation: 'horizontal',
    onMove: (dot) => choose(Number(dot.dataset.index)),
  })
  // Neighbours are made as well, so that their pictures are there when they are wanted.
  const isNear = (index: number) => Math.abs(index - current) <= 1 || Math.abs(index - current) === count - 1

  return (
    <Root
      aria-roledescription={t(carouselTexts.carousel)}
      aria-label={label}
      data-turning={rotation.isTurning || undefined}
      {...mergeProps(rest, {
        onPointerEnter: () => rotation.setHovered(true),
        onPointerLeave: () => rotation.setHovered(false),
        onFocus: () => rotation.setFocused(true),
        onBlur: () => rotation.setFocused(false),
      })}
    >
      <Stage aria-live={rotation.isTurning ? 'off' : 'polite'} {...swipe}>
        {items.map(({ key, label: name, content }, index) => (
          <Slide
            key={key}
            id={`${id}-${key}`}
            role={count > 1 ? 'tabpanel' : 'group'}
            aria-label={t(carouselTexts.slide, { index: index + 1, count, label: name })}
            data-active={index === current || undefined}
            data-from={index === current ? from : undefined}
            inert={index !== current}
          >
            {isNear(index) && <ErrorBoundary>{content}</ErrorBoundary>}
          </Slide>
        ))}
      </Stage>
      {count > 1 && (
        <Controls>
          {interval !== undefined && (
            <IconButton
              size="small"
              icon={rotation.isPlaying ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
              label={t(rotation.isPlaying ? carouselTexts.stop : carouselTexts.start)}
              onPress={rotation.toggle}
            />
          )}
          <IconButton
            size="small"
            icon={<ChevronLeft size={16} aria-hidden />}
            label={t(carouselTexts.previous)}
            onPress={() => turn(-1)}
          />
          <Dots role="tablist" aria-label={t(carouselTexts.slides)} onKeyDown={move}>
            {items.map(({ key, label: name }, index) => (
              <Dot
                key={key}
                type="button"
                role="tab"
                title={name}
                aria-label={t(carouselTexts.slide, { index: index + 1, count, label: name })}
                aria-selected={index === current}
                aria-controls={`${id}-${key}`}
                tabIndex={index === current ? 0 : -1}
                data-index={index}
                onClick={() => choose(index)}
              />
            ))}
          </Dots>
          <IconButton
            size="small"
            icon={<ChevronRight size={16} aria-hidden />}
            label={t(carouselTexts.next)}
            onPress={() => turn(1)}
          />
        </Controls>
      )}
    </Root>
  )
}
