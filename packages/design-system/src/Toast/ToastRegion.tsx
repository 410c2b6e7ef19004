import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Region } from './Toast.styles.ts'
import { toastTexts } from './Toast.texts.ts'
import { Toast } from './Toast.tsx'
import { closeToast, type ToastMessage } from './toast.ts'

/** All messages on show; they wait while somebody reads one. */
export const ToastRegion = ({ messages }: { messages: readonly ToastMessage[] }) => {
  const { t } = useLocale()
  const [isPaused, setPaused] = useState(false)
  return createPortal(
    <Region
      role="region"
      aria-label={t(toastTexts.region)}
      data-overlay-exempt=""
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {messages.map((message) => (
        <HostedToast key={message.id} message={message} isPaused={isPaused} />
      ))}
    </Region>,
    document.body,
  )
}

const HostedToast = ({ message, isPaused }: { message: ToastMessage; isPaused: boolean }) => {
  const close = useCallback(() => closeToast(message.id), [message.id])
  return <Toast message={message} isPaused={isPaused} onClose={close} />
}
