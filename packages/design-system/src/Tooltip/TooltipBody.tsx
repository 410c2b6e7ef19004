import type { ComponentProps } from 'react'
import { CatchErrors } from '../foundations/errors/CatchErrors.tsx'
import { errorBoundaryTexts } from '../foundations/errors/errors.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TooltipBubble } from './TooltipBubble.tsx'

/** The bubble and what holds its words: what breaks in it is told there, and tried again when it is next shown. */
export const TooltipBody = ({ children, ...bubble }: ComponentProps<typeof TooltipBubble>) => {
  const { t } = useLocale()
  return (
    <TooltipBubble {...bubble}>
      <CatchErrors fallback={t(errorBoundaryTexts.short)}>{children}</CatchErrors>
    </TooltipBubble>
  )
}
