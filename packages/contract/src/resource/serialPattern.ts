import type { SerialField } from '../kinds/serial.ts'

/** A template with its day and its fields filled in, around the counter. */
export type SerialPattern = { prefix: string; width: number; suffix: string }

/**
 * `PO-{yyyy}-{00000}` of a day (`YYYY-MM-DD`) is `PO-2026-`, five digits, nothing. `{technology}` is the value of that field, in the words of
 * `parts` where they have one for it; one that is empty leaves nothing.
 */
export function serialPattern(
  { template, parts = {} }: Pick<SerialField, 'template' | 'parts'>,
  day: string,
  values: Readonly<Record<string, unknown>> = {},
): SerialPattern {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)]
  const days: Readonly<Record<string, string>> = { yyyy: year, yy: year.slice(2), mm: month, dd: date }
  const filled = template.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const value = String(values[name] ?? '')
    return days[name] ?? parts[name]?.[value] ?? value
  })
  const [, prefix = filled, zeros = '', suffix = ''] = /^(.*?)\{(0+)\}(.*)$/.exec(filled) ?? []
  return { prefix, width: zeros.length, suffix }
}
