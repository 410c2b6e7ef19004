export type FileRules = {
  /** As the accept attribute: '.pdf,.xlsx,image/*'. */
  accept?: string
  /** Largest size of one file in bytes. */
  maxSize?: number
  /** Most files. */
  maxCount?: number
}

export type Rejection = { file: File; reason: 'wrongType' | 'tooLarge' | 'tooMany' | 'empty' }

/** Whether a file's name or type is among those accepted; everything is when nothing is named. */
export const isAccepted = (file: { name: string; type: string }, accept: string | undefined): boolean => {
  const patterns = (accept ?? '')
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .filter(Boolean)
  if (patterns.length === 0) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.endsWith(pattern)
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}

/** Parts files into those that may be added to `present` others and those that may not, with the first reason why. */
export const sortFiles = (files: readonly File[], present: number, { accept, maxSize, maxCount }: FileRules) => {
  const accepted: File[] = []
  const rejected: Rejection[] = []
  for (const file of files) {
    if (!isAccepted(file, accept)) rejected.push({ file, reason: 'wrongType' })
    else if (file.size === 0) rejected.push({ file, reason: 'empty' })
    else if (maxSize !== undefined && file.size > maxSize) rejected.push({ file, reason: 'tooLarge' })
    else if (maxCount !== undefined && present + accepted.length >= maxCount) rejected.push({ file, reason: 'tooMany' })
    else accepted.push(file)
  }
  return { accepted, rejected }
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** A size in the unit that a reader expects: 5242880 is '5 MB'. */
export const formatBytes = (
  bytes: number,
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string,
): string => {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  return `${formatNumber(bytes / 1024 ** step, { maximumFractionDigits: step < 2 ? 0 : 1 })} ${units[step]}`
}

/** The accepted types as a reader knows them: '.pdf,image/*' is 'PDF, pictures', with the words of groups of types given. */
export const describeAccept = (accept: string, separator: string, wordOf: (group: string) => string | undefined): string =>
  accept
    .split(',')
    .map((pattern) => pattern.trim().replace(/^\./, ''))
    .map((pattern) => wordOf(pattern) ?? pattern.replace(/\/\*$/, '').toUpperCase())
    .filter(Boolean)
    .join(separator)
