import { type FieldOf, type SerialPattern, serialPattern } from '@bip/contract'
import { MemoryRefusal, type MemoryState } from './state.ts'

/** The next number of a field of a new record: `PO-{yyyy}-{00000}` counts by year. Throws where its range ends. */
export function nextSerial(
  state: MemoryState,
  name: string,
  field: FieldOf<'serial'>,
  values: Readonly<Record<string, unknown>>,
): string {
  const pattern = serialPattern(field, state.now().toISOString().slice(0, 10), values)
  const { prefix, width, suffix } = pattern
  if (width === 0) return prefix
  const counter = `${name}.${prefix}`
  const [first, last] = field.range ?? [1, Number.POSITIVE_INFINITY]
  const count = Math.max((state.counters.get(counter) ?? startOf(state, name, pattern)) + 1, first)
  if (count > last) throw new MemoryRefusal('badRequest', { reason: `${prefix} > ${last}` })
  state.counters.set(counter, count)
  return `${prefix}${String(count).padStart(width, '0')}${suffix}`
}

/** The highest number that the given records already have. */
function startOf(state: MemoryState, name: string, { prefix: before, suffix: after }: SerialPattern): number {
  const [resource = '', key = ''] = name.split('.')
  let highest = 0
  for (const record of state.tables.get(resource)?.values() ?? []) {
    const text = String(record[key] ?? '')
    const count =
      text.startsWith(before) && text.endsWith(after) ? Number(text.slice(before.length, text.length - after.length)) : 0
    if (count > highest) highest = count
  }
  return highest
}
