import {
  type Core,
  checkValue,
  dictionaryOf,
  type Field,
  type Fields,
  isWritable,
  pathOf,
  sampleOf,
  targetOf,
} from '@bip/contract'
import { dictionaries } from '@bip/contract/baseline'
import { resources } from '@bip/contract/resources'
import { samples } from '@bip/memory'

/** Values of a record for a test or a story; a reference is asked for by the resource it leads to, of lines that must be there is one. */
export type Sample = {
  values: Record<string, unknown>
  references: Record<string, string>
  lines: Record<string, Sample>
  /** Paths of required fields that nobody can fill without knowing the plant. */
  missing: string[]
}

/** A value that fits, in its stored form; undefined where none is known without asking somebody. */
function fitting(field: Field): unknown {
  const code = dictionaryOf(field)
  if (code === undefined || field.initial !== undefined) return sampleOf(field)
  const word = dictionaries.find((dictionary) => dictionary.code === code)?.values[0]?.key
  const checked = word === undefined ? undefined : checkValue(field, word)
  return checked && 'value' in checked ? checked.value : undefined
}

/** One record that the server would take. */
export function sampleRecord(fields: Fields): Sample {
  const sample: Sample = { values: {}, references: {}, lines: {}, missing: [] }
  for (const [key, field] of Object.entries(fields)) {
    if (!isWritable(field)) continue
    const to = targetOf(field)
    if (to !== undefined) {
      if (isKnown(to)) sample.references[key] = to
      else if (field.required) sample.missing.push(key)
      continue
    }
    if (field.kind === 'lines') {
      if (!field.required && !field.minLines) continue
      const line = sampleRecord(field.fields)
      sample.lines[key] = line
      sample.missing.push(...line.missing.map((path) => `${key}.${path}`))
      continue
    }
    const value = fitting(field)
    if (value !== undefined) sample.values[key] = value
    else if (field.required) sample.missing.push(key)
  }
  return sample
}

/** Resources of which every test company has records, and those that its demonstration makes when asked. */
const always = ['user', 'department', 'organisation']
const onDemand = ['customer', 'supplier', 'material']

export const isKnown = (key: string): boolean => always.includes(key) || onDemand.includes(key)

/** Whether a test company has to be asked for records of a resource. */
export const isAskedFor = (key: string): boolean => onDemand.includes(key)

export const listOf = (key: string): string => {
  const core: Core | undefined = resources[key]
  return core ? pathOf(core, core.calls.list) : ''
}

/** The id of a record of the sample company of stories. */
export const storyIdOf = (key: string): string | undefined => samples[key]?.[0]?.id
