import { heightOf, type PlanPicture, planSvg } from './planSvg.ts'
import { saveAs } from './saveAs.ts'

/** Browsers draw no picture beyond so many px of a side. */
const maxSide = 16_000
const width = 1800

/** As many rows as one picture holds. */
export const maxPictureRows = Math.floor((maxSide - heightOf(0)) / 20)

/** Draws a plan into a PNG file, at twice the size where that is possible, so that it is sharp. */
export async function savePng(picture: PlanPicture, name: string): Promise<void> {
  const rows = picture.rows.length
  const svg = planSvg(picture, { from: 0, to: rows, width })
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = heightOf(rows) * 2 <= maxSide ? 2 : 1
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = heightOf(rows) * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  context.scale(scale, scale)
  context.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no picture.')
  saveAs(blob, name)
}

/** px of a sheet of A3 across, and the rows that fit on it. */
const [pageWidth, rowsPerPage] = [1480, 46]

/** A plan over sheets of paper, each with the head and its number. */
export function pagesOf(picture: PlanPicture): HTMLElement {
  const root = document.createElement('div')
  const count = Math.max(1, Math.ceil(picture.rows.length / rowsPerPage))
  for (let page = 0; page < count; page += 1) {
    const sheet = document.createElement('div')
    sheet.style.breakAfter = page < count - 1 ? 'page' : 'auto'
    sheet.innerHTML = planSvg(picture, {
      from: page * rowsPerPage,
      to: (page + 1) * rowsPerPage,
      width: pageWidth,
      note: `${page + 1} / ${count}`,
    })
    const svg = sheet.querySelector('svg')
    svg?.setAttribute('width', '100%')
    svg?.removeAttribute('height')
    root.append(sheet)
  }
  return root
}
