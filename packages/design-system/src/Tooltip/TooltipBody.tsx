import type { ComponentProps } from 'react'
import { errorTexts } from '../CatchErrors/CatchErrors.texts.ts'
import { CatchErrors } from '../CatchErrors/CatchErrors.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TooltipBubble } from './TooltipBubble.tsx'

/** The bubble and what holds its words: what breaks in it is told there, and tried again when it is next shown. */
export const TooltipBody = ({ children, ...bubble }: ComponentProps<typeof TooltipBubble>) => {
  const { t } = useLocale()
  return (
    <TooltipBubble {...bubble}>
      <CatchErrors fallback={t(errorTexts.short)}>{children}</CatchErrors>
    </TooltipBubble>
  )
}
