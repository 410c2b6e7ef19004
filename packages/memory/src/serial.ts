import type { MemoryState } from './state.ts'

/** The next number of a template: `PO-{yyyy}-{00000}` counts by year. */
export function nextSerial(state: MemoryState, name: string, template: string): string {
  const day = state.now().toISOString()
  const dated = template
    .replaceAll('{yyyy}', day.slice(0, 4))
    .replaceAll('{yy}', day.slice(2, 4))
    .replaceAll('{mm}', day.slice(5, 7))
    .replaceAll('{dd}', day.slice(8, 10))
  return dated.replace(/\{(0+)\}/, (_, zeros: string) => {
    const counter = `${name}.${dated}`
    const count = (state.counters.get(counter) ?? startOf(state, name, dated)) + 1
    state.counters.set(counter, count)
    return String(count).padStart(zeros.length, '0')
  })
}

/** The highest number that the given records already have. */
function startOf(state: MemoryState, name: string, dated: string): number {
  const [resource = '', key = ''] = name.split('.')
  const [before = '', after = ''] = dated.split(/\{0+\}/)
  let highest = 0
  for (const record of state.tables.get(resource)?.values() ?? []) {
    const text = String(record[key] ?? '')
    const count =
      text.startsWith(before) && text.endsWith(after) ? Number(text.slice(before.length, text.length - after.length)) : 0
    if (count > highest) highest = count
  }
  return highest
}
