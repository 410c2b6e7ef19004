import type { CDPSession, Page } from 'playwright-core'

/** Pixels of the surface in which rows are looked for, and their height. */
export type RowArea = { left: number; width: number; rowHeight: number }

/** Pictures of what the compositor showed while something went on, as JPEG in base64: what a person sees, whoever draws it. */
export async function filmed(session: CDPSession, action: () => Promise<unknown>, max = 140): Promise<string[]> {
  const pictures: string[] = []
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    if (pictures.length < max) pictures.push(data)
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined) // the last one may come after the end
  }
  session.on('Page.screencastFrame', keep)
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 50, maxWidth: 640, maxHeight: 400, everyNthFrame: 1 })
  await action()
  await session.send('Page.stopScreencast')
  session.off('Page.screencastFrame', keep)
  return pictures
}

/** For each picture the share of rows, 0 to 1, in which nothing is written; an empty page does the reckoning. */
export async function blankShares(page: Page, pictures: readonly string[], area: RowArea): Promise<number[]> {
  return page.evaluate(reckon, { pictures, area })
}

/** Runs in the page. A row without ink has next to no variance of brightness. */
async function reckon({ pictures, area: { left, width, rowHeight } }: { pictures: readonly string[]; area: RowArea }) {
  const shares: number[] = []
  for (const picture of pictures) {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob())
    const scale = bitmap.width / 1280
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    let rows = 0
    let blank = 0
    for (let top = 90; context && top + rowHeight < 740; top += rowHeight) {
      const { data } = context.getImageData(left * scale, top * scale, width * scale, rowHeight * scale)
      let sum = 0
      let squares = 0
      for (let index = 0; index < data.length; index += 4) {
        const light = 0.3 * (data[index] ?? 0) + 0.6 * (data[index + 1] ?? 0) + 0.1 * (data[index + 2] ?? 0)
        sum += light
        squares += light * light
      }
      const pixels = data.length / 4
      rows += 1
      if (squares / pixels - (sum / pixels) ** 2 < 30) blank += 1
    }
    shares.push(blank / rows)
  }
  return shares
}
