import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { keepLayer } from './guard.ts'
import { drawTile } from './tile.ts'
import { Root } from './Watermark.styles.ts'

export type WatermarkProps = ComponentPropsWithRef<'div'> & {
  /** The words; several for lines below each other. */
  text: string | readonly string[]
  /** 0 to 1; default 0.3. */
  opacity?: number
  /** In px; default 16. */
  fontSize?: number
  /** Degrees by which the words rise to the right; default 15. */
  rotation?: number
  /** Width and height of the piece that repeats, in px; grows where the words need more. Default [120, 60]. */
  cell?: readonly [width: number, height: number]
  /** CSS colour; default '#aaa'. */
  colour?: string
}

const useDensity = (): number => {
  const [density, setDensity] = useState(() => window.devicePixelRatio)
  useEffect(() => {
    const media = window.matchMedia(`(resolution: ${density}dppx)`)
    const follow = () => setDensity(window.devicePixelRatio)
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [density])
  return density
}

/** Lays words all over its content, on screen and in print; they come back when taken away, and neither pointer nor screen reader meets them. */
export const Watermark = (props: WatermarkProps) => {
  const { text, opacity = 0.3, fontSize = 16, rotation = 15, cell, colour = '#aaa', children, ref, ...rest } = props
  const [cellWidth, cellHeight] = cell ?? [120, 60]
  const root = useObjectRef(ref)
  const density = useDensity()
  if (typeof text !== 'string') warnNoList('Watermark', 'text', text)
  const words = typeof text === 'string' ? text : text.join('\n')
  if (words.trim() === '') warnProp('Watermark', 'text', 'is empty; nothing is laid over the content')

  useEffect(() => {
    const host = root.current
    if (!host || words.trim() === '') return
    const { fontFamily } = getComputedStyle(host)
    let remove = (): void => undefined
    let isGone = false
    const draw = (): void => {
      remove()
      const lines = words.split('\n')
      const tile = drawTile({ lines, opacity, fontSize, rotation, colour, cell: [cellWidth, cellHeight], fontFamily }, density)
      if (tile) remove = keepLayer(host, `url(${tile.url}) 0 0 / ${tile.width}px ${tile.height}px`)
    }
    draw()
    // A face that is still on its way measures differently; once it has come the piece is drawn again.
    const font = `${fontSize}px ${fontFamily}`
    if (!document.fonts.check(font, words))
      document.fonts.load(font, words).then(
        () => isGone || draw(),
        () => undefined,
      )
    return () => {
      isGone = true
      remove()
    }
  }, [root, words, opacity, fontSize, rotation, cellWidth, cellHeight, colour, density])

  return (
    <Root {...rest} ref={root}>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Root>
  )
}
