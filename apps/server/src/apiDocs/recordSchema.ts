import { type Core, type Fields, isWritable, type JsonSchema, type Language, statesOf } from '@bip/contract'
import { orNull } from './jsonSchema.ts'
import { mapped, wireOf } from './wireKinds.ts'

const text: JsonSchema = { type: 'string' }
const stored: Readonly<Record<string, JsonSchema>> = {
  id: { type: 'string', maxLength: 64 },
  version: { type: 'integer' },
  createUser: text,
  createDept: text,
  createTime: { type: 'string', format: 'date-time' },
  updateUser: text,
  updateTime: { type: 'string', format: 'date-time' },
}
const readOnly = (schema: JsonSchema): JsonSchema => ({ ...schema, readOnly: true })

/** Fields as the properties of an object, with their labels and hints. */
export function fieldsSchema(core: Pick<Core, 'fields' | 'states'>, language: Language): Record<string, JsonSchema> {
  return mapped(core.fields, (field, key) => {
    const states = statesOf(core, key)
    const schema = orNull({ ...wireOf(field), ...(states && { enum: [...Object.keys(states), null] }) })
    return {
      ...schema,
      title: field.label[language],
      ...(field.hint && { description: field.hint[language] }),
      ...(!isWritable(field) && { readOnly: true }),
    }
  })
}

const requiredKeys = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => (field.required && isWritable(field) ? [key] : []))

/** A record of a resource as it travels both ways; what the server alone writes is marked. */
export const recordSchema = (core: Core, language: Language): JsonSchema => ({
  type: 'object',
  title: core.label[language],
  required: requiredKeys(core.fields),
  properties: {
    ...Object.fromEntries(
      Object.entries(stored).map(([key, schema]) => [key, key === 'id' || key === 'version' ? schema : readOnly(schema)]),
    ),
    ...fieldsSchema(core, language),
    ...(core.computed
      ? {}
      : {
          _labels: readOnly({ type: 'object', additionalProperties: text }),
          _can: readOnly({ type: 'array', items: text }),
        }),
  },
})
