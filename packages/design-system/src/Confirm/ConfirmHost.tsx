import { useStore } from '../foundations/store.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { confirmRequests } from './confirm.ts'

/** Shows the question that waits longest; rendered once, by DesignProvider. */
export const ConfirmHost = () => {
  const [request] = useStore(confirmRequests)
  return request ? <ConfirmDialog key={request.id} options={request.options} onAnswer={request.answer} /> : null
}
