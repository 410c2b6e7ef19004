/** Pixels of the longer side of a PNG that is downloaded or copied: sharp on paper at 5 cm. */
const pngSide = 1200

const namespace = 'http://www.w3.org/2000/svg'

/** The drawing as a file of its own: what it points to is put inside, as a file cannot fetch anything. */
export const svgFileOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is no drawing; the browser broke its word.')
  copy.setAttribute('xmlns', namespace)
  await Promise.all([...copy.querySelectorAll('image')].map(inline))
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

const inline = async (image: SVGImageElement): Promise<void> => {
  const address = image.getAttribute('href')
  if (!address || address.startsWith('data:')) return
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The picture ${address} could not be fetched (${answer.status}), so the file would lack it.`)
  image.setAttribute('href', await dataAddressOf(await answer.blob()))
}

const dataAddressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** The drawing as a picture on white, in whole pixels for each of its units. */
export const pngFileOf = async (drawing: SVGSVGElement): Promise<Blob> => {
  const { width, height } = drawing.viewBox.baseVal
  const scale = Math.max(1, Math.floor(pngSide / Math.max(width, height)))
  const picture = new Image()
  const file = await svgFileOf(drawing)
  // A data address: unlike an object URL it leaves the canvas readable in every browser.
  picture.src = await dataAddressOf(file)
  picture.width = width * scale
  picture.height = height * scale
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no canvas to draw the picture on; download it as SVG.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be packed.'))), 'image/png')
  })
}

/** Offers a file for download under that name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Puts the drawing on the clipboard as a picture; resolves to whether the browser let it, which it does on secure pages only. */
export const copyPicture = async (drawing: SVGSVGElement): Promise<boolean> => {
  if (!navigator.clipboard?.write || typeof ClipboardItem === 'undefined') return false
  try {
    // Safari wants the promise itself, as waiting for it first would leave the press behind.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngFileOf(drawing) })])
    return true
  } catch {
    return false
  }
}
