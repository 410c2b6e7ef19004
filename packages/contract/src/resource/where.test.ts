import { describe, expect, test } from 'vitest'
import { label } from '../i18n.ts'
import type { Fields } from '../kinds/index.ts'
import { choicesBelow, misfit, narrowedBy, narrowing } from './where.ts'

const name = label('名', 'name', 'tên')
const contact = {
  kind: 'reference',
  label: name,
  to: 'contact',
  where: { customerId: { field: 'customerId' }, status: { in: ['active', 'moved'] } },
} as const
const fields: Fields = {
  customerId: { kind: 'reference', label: name, to: 'customer' },
  contactId: contact,
  visitors: { kind: 'lines', label: name, fields: { contactId: contact, note: { kind: 'text', label: name } } },
}

describe('what may be chosen', () => {
  test('goes by what other fields hold, and by constants alone while they are empty', () => {
    expect(narrowing(contact, { customerId: 'c1' })).toEqual({ customerId: ['c1'], status: ['active', 'moved'] })
    expect(narrowing(contact, {})).toEqual({ status: ['active', 'moved'] })
    expect(narrowing({ kind: 'text', label: name }, {})).toBeUndefined()
  })

  test('is taken back when what it goes by changes; cells of lines go by the document', () => {
    expect(choicesBelow(fields, 'customerId')).toEqual(['contactId'])
    expect(fields.visitors && narrowedBy(fields.visitors)).toEqual(['customerId'])
  })

  test('does not fit where one of them differs, and says which', () => {
    const chosen = { customerId: 'c2', status: 'active' }
    expect(misfit(contact, chosen, { customerId: 'c1' })).toEqual({ other: 'customerId' })
    expect(misfit(contact, chosen, {})).toBeUndefined()
    expect(misfit(contact, { ...chosen, status: 'left' }, { customerId: 'c2' })).toEqual({ other: undefined })
  })
})
