/** Whether something is written where the first rows of a canvas stand; a canvas has no text that one could ask for. */
export function hasInk(canvas: HTMLCanvasElement | null): boolean {
  if (!canvas?.width) return false
  const copy = new OffscreenCanvas(200, 60)
  const context = copy.getContext('2d')
  if (!context) return false
  context.drawImage(canvas, 0, 44, 200, 60, 0, 0, 200, 60)
  const { data } = context.getImageData(0, 0, 200, 60)
  let dark = 0
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128 && (data[index + 3] ?? 0) > 128) dark += 1
  return dark > 20
}
