const lower = (text: string) => text.toLowerCase()

/** Puts a line among sorted ones; behind the last of them where it comes after all. */
function among(lines: readonly string[], line: string, nameOf: (line: string) => string | undefined, from = 0): string[] {
  const name = lower(nameOf(line) ?? '')
  let last = from
  for (let at = from; at < lines.length; at++) {
    const other = nameOf(lines[at] ?? '')
    if (other === undefined) {
      if (last > from) break
      continue
    }
    if (lower(other) > name) return lines.toSpliced(at, 0, line)
    last = at + 1
  }
  return lines.toSpliced(last, 0, line)
}

const importName = (line: string) => /^import .* from '([^']+)'$/.exec(line)?.[1]
const entryName = (line: string) => /^ {2}(\w+)[,:]/.exec(line)?.[1]

/** The place behind a line of a file; throws the name of what is missing where somebody wrote the file anew. */
function behind(lines: readonly string[], start: string, file: string): number {
  const at = lines.findIndex((line) => line.startsWith(start))
  if (at < 0)
    throw new Error(`${file} has no line that begins with "${start}" any more, so nothing can be added to it by itself.`)
  return at + 1
}

/** The names that a register of resources imports. */
export const registeredNames = (text: string): string[] =>
  [...text.matchAll(/^import \{ ([^}]+) \} from '\.\//gm)].flatMap((match) =>
    (match[1] ?? '').split(',').map((name) => name.trim()),
  )

/** `resources/index.ts` with one resource more: its import, its export, its place in the list. */
export function withResource(text: string, key: string, file: string): string {
  let lines = text.split('\n')
  lines = among(lines, `import { ${key} } from './${key}.ts'`, importName)
  lines = among(lines, `  ${key},`, entryName, behind(lines, 'export {', file))
  const end = behind(lines, '  ].map(', file) - 1
  return lines.toSpliced(end, 0, `    ${key},`).join('\n')
}

/** `modules/extensions.ts` with one extension more. */
export function withExtension(text: string, key: string, folder: string, file: string): string {
  let lines = text.split('\n')
  lines = among(lines, `import { ${key}Extension } from './${folder}/extension.ts'`, importName)
  return among(lines, `  ${key}: ${key}Extension,`, entryName, behind(lines, 'export const extensions', file)).join('\n')
}

/** `modules/ownScreens.tsx` with one own list more. */
export function withScreen(text: string, key: string, component: string, folder: string, file: string): string {
  const loaded = `import('./${folder}/${component}.tsx').then(({ ${component} }) => ({ default: ${component} }))`
  const short = `const ${component} = lazy(() => ${loaded})`
  const line = short.length <= 130 ? short : `const ${component} = lazy(() =>\n  ${loaded},\n)`
  // It is not there before the first own screen, as nothing would use it.
  let lines = (text.includes("from 'react'") ? text : `import { lazy } from 'react'\n${text}`).split('\n')
  const declared = lines.findIndex((one) => one.startsWith('/** Screens that'))
  if (declared < 0)
    throw new Error(`${file} has lost the line that begins with "/** Screens that", so nothing can be added to it by itself.`)
  const first = lines.findIndex((one) => one.startsWith('const '))
  lines = lines.toSpliced(declared - 1, 0, ...(first < 0 || first > declared ? ['', line] : [line]))
  return among(lines, `  ${key}: { list: <${component} /> },`, entryName, behind(lines, 'export const ownScreens', file)).join(
    '\n',
  )
}
