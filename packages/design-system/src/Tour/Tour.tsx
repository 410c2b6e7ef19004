import { Suspense } from 'react'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnNoList } from '../foundations/warnShape.ts'
import type { TourStep } from './step.ts'

/** Fetched when a tour begins. */
const TourLayer = lazyPart(() => import('./TourLayer.tsx').then((module) => module.TourLayer))

export type TourProps = {
  isOpen: boolean
  /** Called when the last step is done, or the tour is skipped: remember either, so that it does not come again. */
  onClose: (how: 'done' | 'skipped') => void
  steps: readonly TourStep[]
  /** Index of the step on show. */
  stepIndex?: number
  /** Default 0. */
  defaultStepIndex?: number
  onStepChange?: (index: number) => void
  /** What becomes of a step whose target is not on the page: told in the middle of the window, or passed over. Default 'centre'. */
  whenMissing?: 'centre' | 'skip'
  /** Name of the tour for screen readers; default the title of each step. */
  label?: string
}

/** Shows somebody round: one part of the page after the other stands in the light, with a word about it. */
export const Tour = ({ isOpen, steps, ...rest }: TourProps) => {
  warnNoList('Tour', 'steps', steps)
  return isOpen && steps.length > 0 ? (
    <Suspense fallback={null}>
      <TourLayer steps={steps} {...rest} />
    </Suspense>
  ) : null
}
