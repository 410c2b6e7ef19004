/** The words of a mark and how they stand. */
export type Mark = {
  lines: readonly string[]
  /** In px. */
  fontSize: number
  /** Degrees by which the lines rise to the right. */
  rotation: number
  colour: string
  /** 0 to 1. */
  opacity: number
  /** Least width and height of the piece that repeats, in px. */
  cell: readonly [number, number]
  /** CSS font families. */
  fontFamily: string
}

/** Room around the words, so that neighbours do not touch, in px. */
const gap = 12

/** The piece that repeats, in px: the cell, or as much more as turned words of that size need. */
export const tileSize = (words: { width: number; height: number }, rotation: number, cell: readonly [number, number]) => {
  const angle = (Math.abs(rotation) * Math.PI) / 180
  const { width, height } = words
  return {
    width: Math.ceil(Math.max(cell[0], width * Math.cos(angle) + height * Math.abs(Math.sin(angle)) + gap)),
    height: Math.ceil(Math.max(cell[1], width * Math.abs(Math.sin(angle)) + height * Math.cos(angle) + gap)),
  }
}

/** Draws one piece of the mark at the density of the screen; undefined where there is no canvas. */
export const drawTile = (mark: Mark, density: number): { url: string; width: number; height: number } | undefined => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const { lines, fontSize, rotation, colour, opacity, cell, fontFamily } = mark
  const font = `${fontSize}px ${fontFamily}`
  pen.font = font
  const lineHeight = fontSize * 1.4
  const words = { width: Math.max(0, ...lines.map((line) => pen.measureText(line).width)), height: lines.length * lineHeight }
  const { width, height } = tileSize(words, rotation, cell)
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  // Setting the size has put the pen back to its defaults.
  pen.scale(canvas.width / width, canvas.height / height)
  pen.translate(width / 2, height / 2)
  pen.rotate((-rotation * Math.PI) / 180)
  pen.font = font
  pen.fillStyle = colour
  pen.globalAlpha = opacity
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  lines.forEach((line, index) => {
    pen.fillText(line, 0, (index - (lines.length - 1) / 2) * lineHeight)
  })
  return { url: canvas.toDataURL(), width, height }
}
