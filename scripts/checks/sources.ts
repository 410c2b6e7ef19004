import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { filesBelow } from '../lib/inputs.ts'

export type Import = {
  /** What the import names: "react", "@bip/contract/client", "./x.ts". */
  specifier: string
  /** The line of the import, from 1. */
  line: number
}

/** The TypeScript files below a folder, relative to it. */
export const sourceFiles = (folder: string) => filesBelow(folder).filter((path) => /\.[cm]?tsx?$/.test(path))

/** Everything a source file imports, re-exports or loads later by a constant name; types included. */
export function importsOf(base: string, path: string): Import[] {
  const code = readFileSync(join(base, path), 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
    ({ moduleRequest }) => moduleRequest ?? [],
  )
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const value = /^(['"`])([^'"`$]+)\1$/.exec(code.slice(start, end))?.[2]
    return value ? [{ value, start }] : []
  })
  const found = new Map(
    [...named, ...later].map(({ value, start }) => [`${value}@${start}`, { specifier: value, line: lineAt(code, start) }]),
  )
  return [...found.values()]
}

/** The line of an offset in a text, from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The package that a specifier belongs to: "@bip/contract" of "@bip/contract/client"; undefined for paths. */
export function packageOf(specifier: string) {
  if (specifier.startsWith('.') || specifier.startsWith('/') || specifier.startsWith('virtual:')) return undefined
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
