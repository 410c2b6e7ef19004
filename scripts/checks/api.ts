import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport, reportPath } from '../lib/api/report.ts'
import type { Check } from './index.ts'

/** The report on the design system's public types is up to date, and none of them is `any`. */
export const api: Check = async (base) => {
  const { text, loose } = await apiReport(base)
  const file = join(base, reportPath)
  const stale = difference(existsSync(file) ? readFileSync(file, 'utf8') : '', text)
  return [
    ...(stale ? [`${reportPath}:${stale} Run "npx -y pnpm@12 api" and read the difference as a caller would.`] : []),
    ...loose.map((name) => `${reportPath}:1 ${name} says "any"; name the type, or take unknown.`),
  ]
}

/** The first line at which two reports part, as "12 says …, the types say …."; undefined for equal ones. */
export function difference(written: string, actual: string): string | undefined {
  if (written === actual) return undefined
  const [before, after] = [written.split('\n'), actual.split('\n')]
  const found = after.findIndex((text, index) => text !== before[index])
  const line = found < 0 ? after.length : found
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${text.trim()}"`)
  return `${line + 1} says ${quoted(before[line])}, the types say ${quoted(after[line])}.`
}
