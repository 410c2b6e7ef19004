import { CircleAlert } from 'lucide-react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { errorTexts } from './CatchErrors.texts.ts'
import { MarkRoot } from './ErrorMark.styles.ts'

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
      <span>{title ? t(errorTexts.named, { title }) : t(errorTexts.short)}</span>
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
