import type { StoredFile } from '@bip/contract'
import { type Client, uploadFile } from '@bip/contract/client'

/** px; enough for twice the largest avatar that is shown. */
const side = 256

/** A square of a picture, px. */
export type Square = { x: number; y: number; width: number }

/** Cuts a square out of a picture, makes it small and stores it. Throws with `unreadable` for what is no picture. */
export async function uploadAvatar(client: Client, file: Blob, { x, y, width }: Square, unreadable: string): Promise<StoredFile> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(unreadable)
  })
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')?.drawImage(picture, x, y, width, width, 0, 0, side, side)
  picture.close()
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  if (!small) throw new Error(unreadable)
  return uploadFile(client, new File([small], 'avatar.jpg', { type: small.type }))
}
