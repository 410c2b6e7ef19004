import type { ResourceScreen } from '../ResourcePages.tsx'
import { LayoutInput } from './printing/LayoutInput.tsx'
import { LayoutShown } from './printing/LayoutShown.tsx'
import { ResourceInput, ResourceShown } from './printing/ResourceInput.tsx'

export const screen: ResourceScreen = {
  parts: {
    cells: { resourceKey: ResourceShown },
    displays: { resourceKey: ResourceShown, layout: LayoutShown },
    inputs: { resourceKey: ResourceInput, layout: LayoutInput },
  },
}
