import { useEffect } from 'react'

/** ms without other rows after which they are looked through: pushes come quicker than anybody reads the console. */
const calm = 500
/** ms of one go, so that the page is never held up. */
const slice = 6
const maxNamed = 5

const said = new Set<string>()

const say = (label: string, what: string): void => {
  const message = `DataTable "${label}": ${what}`
  if (said.has(message)) return
  said.add(message)
  console.error(message)
}

const named = (keys: ReadonlySet<string>): string => {
  const some = [...keys].slice(0, maxNamed).map((key) => `"${key}"`)
  return keys.size > maxNamed ? `${some.join(', ')} and ${keys.size - maxNamed} more` : some.join(', ')
}

/** Looks for rows without a key of their own, a slice at a time; answers how to stop. */
const lookThrough = <T>(label: string, rows: readonly T[], rowKey: (row: T) => string): (() => void) => {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  const missing: number[] = []
  let at = 0
  let timer = 0
  const tell = (): void => {
    if (repeated.size > 0)
      say(
        label,
        `several rows share a key: ${named(repeated)}. They are selected, opened and edited together; let rowKey answer something that each row has alone.`,
      )
    if (missing.length > 0)
      say(
        label,
        `${missing.length} rows have no key, the first one at index ${missing[0]}. What is done to one of them is done to all; let rowKey answer a text for every row.`,
      )
  }
  const go = (): void => {
    const [start, begun] = [performance.now(), at]
    for (; at < rows.length; at += 1) {
      if (at % 512 === 511 && performance.now() - start > slice && at !== begun) {
        timer = window.setTimeout(go)
        return
      }
      const row = rows[at]
      // Rows that are not here yet have no key; JavaScript's callers answer what is no text.
      const key: unknown = row === undefined || row === null ? undefined : rowKey(row)
      if (typeof key !== 'string' || key === '') missing.push(at)
      else if (seen.has(key)) repeated.add(key)
      else seen.add(key)
    }
    tell()
  }
  timer = window.setTimeout(go, calm)
  return () => window.clearTimeout(timer)
}

/** Tells in development which rows and columns cannot be told apart; the table stays usable all the same. */
export const useRowCheck = <T>(
  label: string,
  rows: readonly T[],
  rowKey: (row: T) => string,
  columns: readonly { key: string }[],
): void => {
  useEffect(() => (import.meta.env.DEV ? lookThrough(label, rows, rowKey) : undefined), [label, rows, rowKey])
  useEffect(() => {
    if (!import.meta.env.DEV) return
    const seen = new Set<string>()
    const repeated = new Set<string>()
    for (const { key } of columns) {
      if (seen.has(key)) repeated.add(key)
      seen.add(key)
    }
    if (repeated.size > 0) say(label, `several columns share a key: ${named(repeated)}. Give each one its own.`)
  }, [label, columns])
}
