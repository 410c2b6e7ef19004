import type { Rejection } from '@bip/design-system'

/** The two uploaders of the platform: they ask for the same with props and messages of their own. */
export type UploaderRules =
  | {
      edition: 'v1'
      /** Endings without a dot. Nothing is taken without them. */
      types: readonly string[]
      /** Most files. */
      maxCount?: number
      /** Largest picture, MB. Default 5. */
      fileSize?: number
    }
  | {
      edition?: 'v2'
      /** As the accept attribute: '.pdf,.xlsx,image/*'. */
      accept?: string
      /** Most files. */
      maxCount?: number
      /** Largest file, MB. */
      maxSizeMB?: number
    }

const megabyte = 1024 * 1024
const defaultFileSize = 5
const pictureEndings = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif'])

/** The rules as a file field holds them. The first edition limits the size of pictures alone. */
export function fieldRules(rules: UploaderRules): { accept?: string; maxCount?: number; maxSize?: number } {
  if (rules.edition === 'v1') {
    const isPictures = rules.types.length > 0 && rules.types.every((type) => pictureEndings.has(type.toLowerCase()))
    return {
      accept: rules.types.map((type) => `.${type}`).join(','),
      maxCount: rules.maxCount,
      maxSize: isPictures ? (rules.fileSize ?? defaultFileSize) * megabyte : undefined,
    }
  }
  const { accept, maxCount, maxSizeMB } = rules
  return { accept, maxCount, maxSize: maxSizeMB === undefined ? undefined : maxSizeMB * megabyte }
}

/** Why nothing at all is taken; null where something is. */
export const wholeProblem = (rules: UploaderRules): 'noTypes' | null =>
  rules.edition === 'v1' && rules.types.length === 0 ? 'noTypes' : null

export type RuleMessage =
  | { key: 'v1Format'; params: { types: string } }
  | { key: 'v1Count' | 'v1Size' | 'v2Count' | 'v2Size'; params: { n: number } }
  | { key: 'v2Type'; params: Record<string, never> }

/** The platform's message for a file that was not taken; null where it has none of its own. */
export function messageOf(rules: UploaderRules, reason: Rejection['reason']): RuleMessage | null {
  if (reason === 'empty') return null
  if (rules.edition === 'v1') {
    if (reason === 'wrongType') return { key: 'v1Format', params: { types: rules.types.join('/') } }
    if (reason === 'tooMany') return { key: 'v1Count', params: { n: rules.maxCount ?? 0 } }
    return { key: 'v1Size', params: { n: rules.fileSize ?? defaultFileSize } }
  }
  if (reason === 'wrongType') return { key: 'v2Type', params: {} }
  if (reason === 'tooMany') return { key: 'v2Count', params: { n: rules.maxCount ?? 0 } }
  return { key: 'v2Size', params: { n: rules.maxSizeMB ?? 0 } }
}
