const maxLength = 200

/** A file's name as it may be shown and offered for saving: no path, no control or direction marks, never empty. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  // Marks of direction turn `exe.jpg` round on the screen.
  const clean = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\uFFFD"<>|:*?]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const shortened =
    clean.length <= maxLength ? clean : `${clean.slice(0, maxLength - 20).toWellFormed()}…${clean.slice(-19).toWellFormed()}`
  return shortened || 'file'
}

/** `content-disposition` for a name in any script: ASCII for old readers, UTF-8 for the rest. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}
