import type { Core } from '@bip/contract'
import { project, purchaseOrder } from '@bip/contract/resources'
import { expect, it } from 'vitest'
import { formSchemaOf } from './formSchemaOf.ts'
import { startValues } from './values.ts'

/** The fields of a form that are there with these values. */
function shown(core: Core, isEdit: boolean, values: Record<string, unknown>): string[] {
  const { sections } = formSchemaOf(core, ({ en }) => en, { isEdit, record: {} })
  return sections.flatMap(({ items, visibleWhen }) => {
    if (typeof visibleWhen === 'function' && !visibleWhen(values)) return []
    return items.flatMap((item) => {
      if (!('name' in item)) return []
      return typeof item.visibleWhen === 'function' && !item.visibleWhen(values) ? [] : [item.name]
    })
  })
}

it('a new form shows what the server fills once there is something to show, and the number that it will give', () => {
  const values = startValues(purchaseOrder as Core, undefined)
  expect(shown(purchaseOrder as Core, false, values)).not.toContain('rejectReason')
  expect(shown(purchaseOrder as Core, false, values)).toEqual(expect.arrayContaining(['no', 'supplierId', 'lines', 'total']))
  expect(shown(purchaseOrder as Core, false, { ...values, rejectReason: '单价有误' })).toContain('rejectReason')
  expect(shown(purchaseOrder as Core, true, values)).toContain('rejectReason')
})

it('a section in which there is nothing yet is not there', () => {
  const core = project as Core
  const values = startValues(core, undefined)
  const hasNothing = core.form.filter(({ fields }) => fields.every((key) => !shown(core, false, values).includes(key)))
  expect(hasNothing.length).toBeGreaterThan(0)
  const { sections } = formSchemaOf(core, ({ en }) => en, { isEdit: false, record: {} })
  for (const { label } of hasNothing) {
    const when = sections.find(({ title }) => title === label.en)?.visibleWhen
    expect(typeof when === 'function' && when(values)).toBe(false)
  }
})
