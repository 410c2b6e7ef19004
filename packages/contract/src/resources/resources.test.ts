import { describe, expect, test } from 'vitest'
import { resources } from './index.ts'

const patterned = Object.values(resources).flatMap((core) =>
  Object.entries(core.fields).flatMap(([key, field]) =>
    field.kind === 'text' && field.pattern ? [{ name: `${core.key}.${key}`, own: field.messages?.pattern }] : [],
  ),
)

describe('a field that takes a certain form', () => {
  test.each(patterned)('$name says which one', ({ own }) => {
    expect(own).toBeDefined()
  })
})
