import '../../pages/page.css'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { stage } from '../../pages/stage.tsx'

// Without motion, so that nothing waits for an animation that ours does not have either.
const Frame = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={{ token: { motion: false } }}>{children}</ConfigProvider>
)

/** Puts a content into the frame of antd's pages. */
export const show = stage(Frame)
