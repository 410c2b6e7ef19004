import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { LostPart } from './LostPart.tsx'

/**
 * `lazy` for a part of a page: code that does not come, over a cut network or from a server with another version, is told in a bar, and the page
 * with all that was typed into it stays. A whole page takes `lazy` and the boundary around it.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: LostPart }),
    ),
  )
