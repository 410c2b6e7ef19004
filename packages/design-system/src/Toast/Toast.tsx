import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { ToneIcon } from '../foundations/ToneIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Body, Details, Root, Side, Title } from './Toast.styles.ts'
import { toastTexts } from './Toast.texts.ts'
import type { ToastMessage } from './toast.ts'

export type ToastProps = { message: ToastMessage; isPaused: boolean; onClose: () => void }

/** One message; its time stands still while the reader points at the messages or has the focus there. */
export const Toast = ({ message, isPaused, onClose }: ToastProps) => {
  const { t } = useLocale()
  const [hasDetails, setDetails] = useState(false)
  const { tone, title, details, undo, duration } = message
  const takeBack = (): void => {
    onClose()
    undo?.()
  }

  useEffect(() => {
    if (duration === null || isPaused) return
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
  }, [duration, isPaused, onClose])

  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <ToneIcon tone={tone} />
      <Body>
        <Title>
          <ErrorBoundary size="inline">{title}</ErrorBoundary>
        </Title>
        {details && (
          <>
            <Button size="small" variant="quiet" aria-expanded={hasDetails} onPress={() => setDetails(!hasDetails)}>
              {t(hasDetails ? commonTexts.hideDetails : commonTexts.details)}
            </Button>
            {hasDetails && <Details>{details}</Details>}
          </>
        )}
      </Body>
      <Side>
        {undo && (
          <Button size="small" variant="quiet" icon={<Undo2 size={16} aria-hidden />} onPress={takeBack}>
            {t(toastTexts.undo)}
          </Button>
        )}
        <IconButton size="small" icon={<X size={16} aria-hidden />} label={t(commonTexts.close)} onPress={onClose} />
      </Side>
    </Root>
  )
}
