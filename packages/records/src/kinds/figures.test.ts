import { customer, purchaseOrder } from '@bip/contract/resources'
import { decimalSigns } from '@bip/design-system'
import { describe, expect, it, vi } from 'vitest'
import { sizeText } from './file/files.ts'
import { type PasteTools, readPasted } from './pasted.ts'
import { decimalText, trimZeros } from './useFigures.ts'

describe('figures', () => {
  it('lose zeros that say nothing, but keep those that are always shown', () => {
    expect(trimZeros('12.0000', 0)).toBe('12')
    expect(trimZeros('12.5000', 2)).toBe('12.50')
    expect(trimZeros('0.1250', 2)).toBe('0.125')
    expect(trimZeros('100', 2)).toBe('100')
  })

  it('are read from text and numbers and from nothing else', () => {
    expect([decimalText('1.5'), decimalText(2), decimalText(''), decimalText(null), decimalText('x')]).toEqual([
      '1.5',
      '2',
      null,
      null,
      null,
    ])
  })

  it('of files are told in the unit that a person expects', () => {
    expect([sizeText(812), sizeText(3481), sizeText(12_582_912)]).toEqual(['812 B', '3.4 KB', '12 MB'])
  })
})

describe('a pasted cell', () => {
  const tools: PasteTools = {
    signs: decimalSigns('zh-CN'),
    dictionaryKey: async (_, word) => (word === '合作中' ? 'active' : undefined),
    recordId: vi.fn(async (resource: string, name: string) => (name === '王敏' ? `${resource}-1` : undefined)),
  }
  const { fields } = customer
  const read = (field: (typeof fields)[keyof typeof fields], text: string) => readPasted(field, text, tools)

  it('means what its field makes of it', async () => {
    expect(await read(fields.creditLimit, '¥1,280.50')).toBe('1280.50')
    expect(await read(fields.since, '2026/3/5')).toBe('2026-03-05')
    expect(await read(fields.status, '合作中')).toBe('active')
    expect(await read(fields.ownerId, '王敏')).toBe('user-1')
    expect(await read(fields.fullname, ' 苏州精工 ')).toBe('苏州精工')
  })

  it('is null when empty and undefined when it means nothing', async () => {
    expect(await read(fields.creditLimit, '  ')).toBeNull()
    expect(await read(fields.creditLimit, '面议')).toBeUndefined()
    expect(await read(fields.since, '明天')).toBeUndefined()
    expect(await read(fields.status, '没有的词')).toBeUndefined()
    expect(await readPasted(purchaseOrder.fields.no, 'PO-1', tools)).toBeUndefined()
  })
})
