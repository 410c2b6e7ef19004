import type { ReactNode } from 'react'
import { guarded } from './guarded.tsx'

type Draw<T> = (row: T) => ReactNode

const Drawing = <T,>({ draw, row }: { draw: Draw<T>; row: T }) => draw(row)

/** What the caller draws for a row or a cell. If that fails, at once or in a component of its own, the place says so and the rest stays. */
export const drawn = <T,>(draw: Draw<T>, row: T): ReactNode => {
  let content: ReactNode
  try {
    content = draw(row)
  } catch {
    // Once more inside the boundary, which shows the error and can try again.
    content = <Drawing draw={draw} row={row} />
  }
  return guarded(content)
}
