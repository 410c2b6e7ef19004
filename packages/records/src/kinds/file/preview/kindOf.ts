import type { StoredFile } from '@bip/contract'

export type PreviewKind = 'picture' | 'pdf' | 'video' | 'audio' | 'sheet' | 'document' | 'text'

const office = 'application/vnd.openxmlformats-officedocument.'
const byType: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  'text/plain': 'text',
  [`${office}spreadsheetml.sheet`]: 'sheet',
  [`${office}wordprocessingml.document`]: 'document',
}
/** The gateway sees a packed file in some of them. */
const byEnding: Readonly<Record<string, PreviewKind>> = { xlsx: 'sheet', docx: 'document' }
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/avif'])

/** How a file is shown in place, by what its content was found to be; null where it can only be saved. */
export function previewKindOf({ type, name }: Pick<StoredFile, 'type' | 'name'>): PreviewKind | null {
  if (pictures.has(type)) return 'picture'
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  const known = byType[type]
  if (known) return known
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return type === 'application/zip' ? (byEnding[ending] ?? null) : null
}
