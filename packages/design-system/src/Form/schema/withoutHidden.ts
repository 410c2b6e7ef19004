import { type FieldValues, get } from 'react-hook-form'
import type { AnyField, AnyItem, AnySchema } from './anySchema.ts'
import type { Condition } from './condition.ts'
import { holds } from './condition.ts'

const isHidden = (condition: Condition | undefined, values: FieldValues, row?: string): boolean =>
  condition !== undefined && !holds(condition, values, row)

/** A copy in which the path is missing; what the path does not reach stays the same object. */
const without = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || key === undefined || !(key in value)) return value
  const inner: unknown = Reflect.get(value, key)
  if (Array.isArray(value)) return value.map((one: unknown, index) => (String(index) === key ? without(one, rest) : one))
  const { [key]: _gone, ...others } = value as FieldValues // an object with that key, as asked above
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) }
}

/** The values that a form of this schema submits: those of fields that are not visible stay behind, unless the field keeps them. */
export const withoutHidden = (schema: AnySchema, values: FieldValues): FieldValues => {
  const gone: string[] = []

  const leaveField = (field: AnyField, isOuterHidden: boolean, row?: string): void => {
    if (field.whenHidden === 'keep' || !(isOuterHidden || isHidden(field.visibleWhen, values, row))) return
    gone.push(row === undefined ? field.name : `${row}.${field.name}`)
  }

  const leaveItem = (item: AnyItem, isOuterHidden: boolean): void => {
    if (!('kind' in item)) {
      leaveField(item, isOuterHidden)
      return
    }
    const isGone = isOuterHidden || isHidden(item.visibleWhen, values)
    if (item.kind === 'group') {
      for (const field of item.fields) leaveField(field, isGone)
      return
    }
    if (isGone) {
      gone.push(item.name)
      return
    }
    const rows: unknown = get(values, item.name)
    if (!Array.isArray(rows)) return
    for (const index of rows.keys()) for (const field of item.fields) leaveField(field, false, `${item.name}.${index}`)
  }

  for (const section of schema.sections) for (const item of section.items) leaveItem(item, isHidden(section.visibleWhen, values))
  // A copy of an object is one.
  return gone.reduce((left, path) => without(left, path.split('.')) as FieldValues, values)
}
