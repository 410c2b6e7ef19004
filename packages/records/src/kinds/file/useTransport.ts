import type { StoredFile } from '@bip/contract'
import { uploadFile } from '@bip/contract/client'
import { useLocale } from '@bip/design-system'
import { type UploadTransport, uploaderTexts } from '@bip/pickers/uploader'
import { useCallback } from 'react'
import { useHost } from '../../host/RecordsProvider.tsx'
import { isReadable } from './resumable/isReadable.ts'

/** Bytes; a larger file goes in pieces, a smaller one is sooner sent again than compared. */
const maxInOneCall = 8 * 1024 * 1024

/** How files get to the gateway. */
export function useTransport(): UploadTransport<StoredFile> {
  const { client } = useHost()
  const { t } = useLocale()
  return useCallback(
    async (file, sending) => {
      const { signal, onProgress } = sending
      const isPicture = file.type.startsWith('image/')
      try {
        if (file.size > maxInOneCall) {
          const { sendInPieces } = await import('./resumable/sendInPieces.ts')
          const stored = await sendInPieces(client, file, sending)
          if (stored) return stored
          sending.onPhase('sending')
        }
        return await uploadFile(client, file, {
          signal,
          onProgress: (share) => onProgress(share * file.size),
          unworded: isPicture ? t(uploaderTexts.pictureFailed) : undefined,
          noLink: t(uploaderTexts.noLink),
        })
      } catch (error) {
        if (!signal.aborted && !(await isReadable(file))) throw new Error(t(uploaderTexts.changed), { cause: error })
        // What a picture failed of is also read in the browser's console.
        if (isPicture && !signal.aborted) console.error(file.name, error)
        throw error
      }
    },
    [client, t],
  )
}
