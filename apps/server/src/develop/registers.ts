const lower = (text: string) => text.toLowerCase()

/** Puts a line among sorted ones; behind the last of them where it comes after all. */
function among(lines: readonly string[], line: string, nameOf: (line: string) => string | undefined): string[] {
  const name = lower(nameOf(line) ?? '')
  let last = 0
  for (const [at, one] of lines.entries()) {
    const other = nameOf(one)
    if (other === undefined) continue
    if (lower(other) > name) return lines.toSpliced(at, 0, line)
    last = at + 1
  }
  return lines.toSpliced(last, 0, line)
}

/** Where a relative import leads; those of packages stand before all of them. */
const importName = (line: string) => /^import .* from '(\.[^']+)'$/.exec(line)?.[1]
const exportName = (line: string) => /^export \* from '([^']+)'$/.exec(line)?.[1]

/** The names of the files that the index of a module exports. */
export const exportedNames = (text: string): string[] =>
  [...text.matchAll(/^export \* from '\.\/(\w+)\.ts'$/gm)].map((match) => match[1] ?? '')

/** `resources/<module>/index.ts` with one resource more. */
export const withResource = (text: string, key: string): string =>
  among(text.replace('export {}\n', '').split('\n'), `export * from './${key}.ts'`, exportName).join('\n')

/** Characters of a line, as the formatter has them. */
const maxLine = 130

/** A comma that stands in no call. */
const betweenEntries = /,(?![^(]*\))/

/** `modules/<module>/index.ts` of the server with one extension more. Throws where somebody wrote the file anew. */
export function withExtension(text: string, key: string, file: string): string {
  const [start] = /^export const \w+: ServerModule = \{/m.exec(text) ?? []
  if (!start)
    throw new Error(
      `${file} has no line with "export const …: ServerModule = {" any more, so nothing can be added to it by itself.`,
    )
  const imported = among(text.split('\n'), `import { ${key}Extension } from './${key}.ts'`, importName).join('\n')
  const before = /^ {2}extensions: \{([^}]*)\},\n/m.exec(imported)
  const entries = [...(before?.[1] ?? '').split(betweenEntries), `${key}: ${key}Extension`]
    .map((entry) => entry.trim())
    .filter(Boolean)
  entries.sort((one, other) => (lower(one) < lower(other) ? -1 : 1))
  const short = `  extensions: { ${entries.join(', ')} },\n`
  const line = short.length <= maxLine ? short : `  extensions: {\n${entries.map((entry) => `    ${entry},\n`).join('')}  },\n`
  if (before) return imported.replace(before[0], line)
  return imported.replace(`${start}}`, `${start}\n}`).replace(`${start}\n`, `${start}\n${line}`)
}
