import { describe, expect, test } from 'vitest'
import { parentField } from '../resource/core.ts'
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

const tabbed = Object.values(resources).filter(({ tabs }) => tabs)

describe('the tabs of a page', () => {
  test.each(tabbed)('of $key hold what is there', ({ key, tabs = {}, form }) => {
    for (const { tab } of form) if (tab !== undefined) expect(Object.keys(tabs)).toContain(tab)
    for (const { below = [] } of Object.values(tabs)) {
      for (const child of below) expect(parentField(resources[child] ?? { fields: {} })?.[1].to, child).toBe(key)
    }
  })
})
