import { type ComponentType, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What every page finds in its document. */
export const host = () => {
  const element = document.getElementById('host')
  if (!element) throw new Error('The page has no element "host" to render into.')
  return element
}

/**
 * Renders an empty frame, as of an application that already runs. What it answers puts a content into it, in place of the one before.
 */
export function stage(Frame: ComponentType<{ children: ReactNode }>): (content: ReactNode) => void {
  let put: (content: ReactNode) => void = () => undefined
  const Stage = () => {
    const [content, setContent] = useState<ReactNode>(null)
    put = setContent
    return <Frame>{content}</Frame>
  }
  createRoot(host()).render(<Stage />)
  return (content) => put(content)
}
