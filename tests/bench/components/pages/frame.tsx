import '../../pages/page.css'
import type { ReactNode } from 'react'
import { DesignProvider } from '../../../../packages/design-system/src/index.ts'
import { stage } from '../../pages/stage.tsx'

const Frame = ({ children }: { children: ReactNode }) => <DesignProvider>{children}</DesignProvider>

/** Puts a content into the frame of our pages. */
export const show = stage(Frame)
