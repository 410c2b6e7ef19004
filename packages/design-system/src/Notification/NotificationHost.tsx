import { Suspense } from 'react'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { useStore } from '../foundations/store.ts'
import { notices } from './notify.ts'

/** Fetched with the first notice. */
const NotificationRegion = lazyPart(() => import('./NotificationRegion.tsx').then((module) => module.NotificationRegion))

/** Shows the notices above everything; rendered once, by DesignProvider. */
export const NotificationHost = () => {
  const all = useStore(notices)
  return all.length > 0 ? (
    <Suspense fallback={null}>
      <NotificationRegion notices={all} />
    </Suspense>
  ) : null
}
