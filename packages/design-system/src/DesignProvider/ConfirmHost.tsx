import { Suspense } from 'react'
import { confirmRequests } from '../Confirm/confirm.ts'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { useStore } from '../foundations/store.ts'

/** Fetched with the first question: a page that asks none does not pay for dialogs. */
const ConfirmDialog = lazyPart(() => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

/** Shows the question that waits longest; rendered once, by DesignProvider. */
export const ConfirmHost = () => {
  const [request] = useStore(confirmRequests)
  return request ? (
    <Suspense fallback={null}>
      <ConfirmDialog key={request.id} options={request.options} onAnswer={request.answer} />
    </Suspense>
  ) : null
}
