import { Suspense } from 'react'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { useStore } from '../foundations/store.ts'
import { toasts } from './toast.ts'

/** Fetched with the first message. */
const ToastRegion = lazyPart(() => import('./ToastRegion.tsx').then((module) => module.ToastRegion))

/** Shows the messages above everything, also above a dialog; rendered once, by DesignProvider. */
export const ToastHost = () => {
  const messages = useStore(toasts)
  return messages.length > 0 ? (
    <Suspense fallback={null}>
      <ToastRegion messages={messages} />
    </Suspense>
  ) : null
}
