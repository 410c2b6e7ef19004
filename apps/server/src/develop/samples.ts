import { type Core, checkValue, type Field, type Fields, pathOf } from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'
import { samples } from '@bip/contract/memory'
import { resources } from '@bip/contract/resources'

/** Values of a record for a test or a story; a reference is asked for by the resource it leads to, of lines that must be there is one. */
export type Sample = {
  values: Record<string, unknown>
  references: Record<string, string>
  lines: Record<string, Sample>
  /** Paths of required fields that nobody can fill without knowing the plant. */
  missing: string[]
}

/** What texts with a pattern are tried with. */
const tries = ['A-001', 'A001', 'a001', 'AB-12', 'ABC', 'abc', '001', '1', 'A', 'a', '2026-001', 'SUZ-001', '12345678', '0000']

const textOf = (field: Field & { kind: 'text' }): string | undefined => {
  const name = field.label['zh-CN'].slice(0, Math.max(1, (field.max ?? 200) - 2))
  const candidates = [field.initial, `${name} 1`, '13800138001', 'plant@example.com', 'https://example.com/', ...tries]
  return candidates.map(String).find((text) => text !== 'undefined' && 'value' in checkValue(field, text))
}

function number({ min, max, scale }: { min?: string; max?: string; scale?: number }): string {
  const least = min ?? (max !== undefined && Number(max) < 12 ? max : '12')
  return Number(least).toFixed(scale ?? 0)
}

/** A value that fits, in its stored form; undefined where none is known without asking somebody. */
function sampleValue(field: Field): unknown {
  const tried = triedValue(field)
  const checked = tried === undefined ? undefined : checkValue(field, tried)
  return checked && 'value' in checked ? checked.value : undefined
}

function triedValue(field: Field): unknown {
  if (field.initial !== undefined) return field.initial
  if (field.kind === 'text') return textOf(field)
  if (field.kind === 'longText') return field.label['zh-CN'].slice(0, field.max ?? 4000)
  if (field.kind === 'number') return number(field)
  if (field.kind === 'money') return number({ ...field, scale: field.scale ?? 2 })
  if (field.kind === 'boolean') return true
  if (field.kind === 'date') return '2026-11-20'
  if (field.kind === 'instant') return '2026-11-20T06:30:00.000Z'
  if (field.kind !== 'dict') return undefined
  const key = dictionaries.find(({ code }) => code === field.dictionary)?.values[0]?.key
  return key !== undefined && field.multiple ? [key] : key
}

/** One record that the server would take. */
export function sampleOf(fields: Fields): Sample {
  const sample: Sample = { values: {}, references: {}, lines: {}, missing: [] }
  for (const [key, field] of Object.entries(fields)) {
    if (field.serverOwned || field.formula || field.kind === 'serial' || field.kind === 'state') continue
    if (field.kind === 'reference' || field.kind === 'person') {
      const to = field.kind === 'person' ? 'user' : field.to
      if (to in knownLists) sample.references[key] = to
      else if (field.required) sample.missing.push(key)
      continue
    }
    if (field.kind === 'lines') {
      if (!field.required && !field.minLines) continue
      const line = sampleOf(field.fields)
      sample.lines[key] = line
      sample.missing.push(...line.missing.map((path) => `${key}.${path}`))
      continue
    }
    if (field.kind === 'file') {
      if (field.required) sample.missing.push(key)
      continue
    }
    const value = sampleValue(field)
    if (value !== undefined) sample.values[key] = value
    else if (field.required) sample.missing.push(key)
  }
  return sample
}

/** Resources of which a test company has records, and the size of the demonstration that brings them; null for those always there. */
export const knownLists: Readonly<Record<string, string | null>> = {
  user: null,
  department: null,
  organisation: null,
  customer: 'customers',
  supplier: 'suppliers',
  material: 'materials',
}

export const listOf = (key: string): string => {
  const core: Core | undefined = resources[key]
  return core ? pathOf(core, core.calls.list) : ''
}

/** The id of a record of the sample company of stories. */
export const storyIdOf = (key: string): string | undefined => samples[key]?.[0]?.id
