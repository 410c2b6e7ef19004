import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Layer } from '../foundations/overlay/Layer.tsx'
import { useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { findTarget, nextStep } from './step.ts'
import { Card, Content, Dots, Foot, Ground, Missing, Spot, Title } from './Tour.styles.ts'
import { tourTexts } from './Tour.texts.ts'
import type { TourProps } from './Tour.tsx'
import { useSpot } from './useSpot.ts'
import { useTarget } from './useTarget.ts'

export type TourLayerProps = Omit<TourProps, 'isOpen'>

/** The open tour at one of its steps. */
export const TourLayer = (props: TourLayerProps) => {
  const { steps, onClose, whenMissing = 'centre', stepIndex, defaultStepIndex = 0, onStepChange, label } = props
  const { t } = useLocale()
  const id = useId()
  const spot = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [wanted, setIndex] = useControlledState(stepIndex, defaultStepIndex, onStepChange)
  const index = Math.min(Math.max(wanted, 0), steps.length - 1)
  const step = steps[index] ?? { key: '', title: '' }

  const target = useTarget(step, step.key)
  useSpot(spot, target)
  const skip = (): void => onClose('skipped')
  const layer = useFloatingLayer({
    isOpen: true,
    onClose: skip,
    placement: step.placement ?? 'bottom-start',
    distance: 12,
    reference: target,
  })

  // The focus stays on the button that leads on, so the new step is said.
  const isFirstLook = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has other words.
  useEffect(() => {
    if (!isFirstLook.current) announce(words.current?.textContent ?? '')
    isFirstLook.current = false
  }, [step.key])

  const canShow = (at: number): boolean => {
    const place = steps[at]?.target
    return whenMissing === 'centre' || place === undefined || findTarget(place) !== null
  }
  const before = nextStep(index, -1, steps.length, canShow)
  const after = nextStep(index, 1, steps.length, canShow)
  const goOn = (): void => (after < 0 ? onClose('done') : setIndex(after))

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === 'ArrowRight' && after >= 0) setIndex(after)
    else if (event.key === 'ArrowLeft' && before >= 0) setIndex(before)
    else return
    event.preventDefault()
  }

  const isMissing = step.target !== undefined && target === null
  return (
    <Layer isModal isDismissable={false} onClose={skip}>
      <Ground data-bare={target ? undefined : ''}>{target && <Spot ref={spot} data-spot="" />}</Ground>
      <FocusScope contain restoreFocus>
        <div ref={layer.floatingRef} style={target ? layer.style : undefined}>
          <Card
            role="dialog"
            aria-modal="true"
            aria-label={label}
            aria-labelledby={label ? undefined : `${id}-title`}
            aria-describedby={`${id}-words`}
            data-centre={target ? undefined : ''}
            data-step={step.key}
            onKeyDown={onKeyDown}
          >
            <div ref={words} id={`${id}-words`}>
              <Title id={`${id}-title`}>{guardedWords(step.title)}</Title>
              {step.content && <Content>{guarded(step.content)}</Content>}
              {isMissing && <Missing>{t(tourTexts.missing)}</Missing>}
            </div>
            <Foot>
              <Dots role="img" aria-label={t(tourTexts.progress, { current: index + 1, total: steps.length })}>
                {steps.map(({ key }, at) => (
                  <span key={key} data-active={at === index || undefined} />
                ))}
              </Dots>
              {after >= 0 && (
                <Button size="small" variant="quiet" onPress={skip}>
                  {t(tourTexts.skip)}
                </Button>
              )}
              {before >= 0 && (
                <Button size="small" onPress={() => setIndex(before)}>
                  {t(tourTexts.previous)}
                </Button>
              )}
              <Button size="small" variant="primary" autoFocus onPress={goOn}>
                {t(after < 0 ? tourTexts.done : tourTexts.next)}
              </Button>
            </Foot>
          </Card>
        </div>
      </FocusScope>
    </Layer>
  )
}
