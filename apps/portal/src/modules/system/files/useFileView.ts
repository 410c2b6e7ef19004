import type { FileDetail } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { saveFile } from '@bip/records'
import { useState } from 'react'
import { client } from '../../../app/client.ts'

type Shown = { src: string; alt: string }

/** Shows a picture and saves every other file. The content comes with the token, so it is fetched and shown from memory. */
export function useFileView() {
  const toast = useToast()
  const [shown, setShown] = useState<Shown | null>(null)
  const open = async ({ link, originalName, type }: FileDetail): Promise<void> => {
    try {
      const { blob } = await client.request({ path: link, as: 'blob' })
      if (type.startsWith('image/')) setShown({ src: URL.createObjectURL(blob), alt: originalName })
      else saveFile(blob, originalName)
    } catch {
      toast.error(originalName)
    }
  }
  const close = (): void => {
    if (shown) URL.revokeObjectURL(shown.src)
    setShown(null)
  }
  return { open, shown, close }
}
