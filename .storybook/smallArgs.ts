/** Values, as many as a few hundred rows have. */
const limit = 10_000

const count = (value: unknown, seen: Set<unknown>): number => {
  if (typeof value === 'string') return 1 + value.length / 100
  if (value === null || typeof value !== 'object' || value instanceof Node || seen.has(value)) return 1
  seen.add(value)
  let total = 1
  for (const part of Object.values(value)) {
    total += count(part, seen)
    if (total > limit) break
  }
  return total
}

/** Storybook sends the args of a story to its panel, which draws each value: a designer who opens a story with huge ones waits for minutes. */
export const keepArgsSmall = ({ initialArgs }: { initialArgs: object }): void => {
  for (const [name, value] of Object.entries(initialArgs)) {
    if (count(value, new Set()) > limit)
      throw new Error(`The arg "${name}" holds more than ${limit} values; give it to the component in \`render\` instead.`)
  }
}
