import { CircleAlert } from 'lucide-react'
import { commonTexts } from '../common.texts.ts'
import { useLocale } from '../LocaleProvider.tsx'
import { MarkRoot } from './ErrorMark.styles.ts'
import { errorBoundaryTexts } from './errors.texts.ts'

type ErrorMarkProps = {
  error: Error
  /** What failed. Default "this part". */
  title?: string
  /** Default none: no button. */
  onRetry?: () => void
}

/** One line where a field, a cell or a row should stand. The error's own text is there for whoever points at it. */
export const ErrorMark = ({ error, title, onRetry }: ErrorMarkProps) => {
  const { t } = useLocale()
  return (
    <MarkRoot role="alert" title={error.message}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{title ? t(errorBoundaryTexts.named, { title }) : t(errorBoundaryTexts.short)}</span>
      {onRetry && (
        <>
          <span aria-hidden="true">·</span>
          <button type="button" onClick={onRetry}>
            {t(commonTexts.retry)}
          </button>
        </>
      )}
    </MarkRoot>
  )
}
