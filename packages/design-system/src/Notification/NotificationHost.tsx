import { lazy, Suspense } from 'react'
import { useStore } from '../foundations/store.ts'
import { notices } from './notify.ts'

/** Fetched with the first notice. */
const NotificationRegion = lazy(() =>
  import('./NotificationRegion.tsx').then((module) => ({ default: module.NotificationRegion })),
)

/** Shows the notices above everything; rendered once, by DesignProvider. */
export const NotificationHost = () => {
  const all = useStore(notices)
  return all.length > 0 ? (
    <Suspense fallback={null}>
      <NotificationRegion notices={all} />
    </Suspense>
  ) : null
}
