import type { ReactNode } from 'react'
import { type Cache, SWRConfig } from 'swr'

/** Takes up the given cache again below a provider that has begun one of its own: a push then reaches what stands here. */
export const SharedAnswers = ({ cache, children }: { cache: Cache; children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
)
