import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** Mounts and unmounts what the data is rendered as. */
export function mounted<Data>(render: (data: Data) => ReactNode) {
  let root: Root | undefined
  return {
    mount: (element: HTMLElement, data: Data) => {
      root = createRoot(element)
      root.render(render(data))
    },
    unmount: () => root?.unmount(),
  }
}
