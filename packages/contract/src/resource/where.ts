import { isEmpty } from '../kinds/empty.ts'
import { type Field, type Fields, keysIn } from '../kinds/index.ts'
import type { Where } from '../kinds/where.ts'

type Values = Readonly<Record<string, unknown>>

/** The `where` of a field, if it has one. */
export const whereOf = (field: Field): Where | undefined => ('where' in field ? field.where : undefined)

/** The values that a choice must hold by field of the record chosen; undefined where nothing narrows it. */
export function narrowing(field: Field, values: Values): Readonly<Record<string, readonly string[]>> | undefined {
  const asked = Object.entries(whereOf(field) ?? {}).flatMap(([key, wanted]): [string, readonly string[]][] => {
    const held = 'in' in wanted ? wanted.in : isEmpty(values[wanted.field]) ? [] : keysIn(values[wanted.field])
    return held.length > 0 ? [[key, held]] : []
  })
  return asked.length > 0 ? Object.fromEntries(asked) : undefined
}

/** The fields of the record that a field's choice goes by; of lines, those of the document that their cells go by. */
export function narrowedBy(field: Field): string[] {
  if (field.kind === 'lines') {
    const all = Object.values(field.fields).flatMap(narrowedBy)
    return [...new Set(all)].filter((key) => !Object.hasOwn(field.fields, key))
  }
  return Object.values(whereOf(field) ?? {}).flatMap((wanted) => ('field' in wanted ? [wanted.field] : []))
}

/** The fields whose choice goes by another one, and so is taken back when that one changes. */
export const choicesBelow = (fields: Fields, key: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    name !== key && field.kind !== 'lines' && narrowedBy(field).includes(key) ? [name] : [],
  )

/** The first field of the record by which a choice does not fit: its key, or the choice's own where constant values are asked. */
export function misfit(field: Field, chosen: Values, values: Values): { other: string | undefined } | undefined {
  const asked = narrowing(field, values) ?? {}
  for (const [key, wanted] of Object.entries(asked)) {
    if (keysIn(chosen[key]).some((held) => wanted.includes(held))) continue
    const source = whereOf(field)?.[key]
    return { other: source && 'field' in source ? source.field : undefined }
  }
  return undefined
}
