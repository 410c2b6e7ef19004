import { type RefObject, useLayoutEffect, useState } from 'react'
import { followSizes } from '../foundations/followSizes.ts'
import { rowHeights } from '../foundations/tokens.ts'

/** The height of a row in px as the density around the table says, followed when it changes. */
export const useRowHeight = (element: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState<number>(rowHeights.normal)
  useLayoutEffect(() => {
    const read = () => {
      if (!element.current) return
      const value = Number.parseFloat(getComputedStyle(element.current).getPropertyValue('--row'))
      if (value > 0) setHeight(value)
    }
    read()
    return followSizes(read)
  }, [element])
  return height
}
