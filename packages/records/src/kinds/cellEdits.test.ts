import type { Choice, Core } from '@bip/contract'
import { material, purchaseOrder } from '@bip/contract/resources'
import { decimalSigns } from '@bip/design-system'
import { describe, expect, it, vi } from 'vitest'
import { recordSource } from '../data/recordSource.ts'
import { cellEditOf } from './cellEdits.ts'

const { lines } = purchaseOrder.fields
const choices: readonly Choice[] = [
  { id: 'm1', label: '深沟球轴承', materialCode: 'BRG-6204', specification: '6204-2RS' },
  { id: 'm2', label: '防护罩', materialCode: 'CVR-01', specification: 'A' },
  { id: 'm3', label: '防护罩', materialCode: 'CVR-02', specification: 'B' },
]
const found = vi.fn(async (_: Core, text: string) =>
  choices.filter((one) => Object.values(one).some((value) => String(value).toLowerCase().includes(text.toLowerCase()))),
)
const named = new Map<string, string>()
const source = recordSource({
  load: async () => material as Core, // a core with its own keys is one of any keys
  choices: found,
  named: (id, label) => named.set(id, label),
  fault: (text, count) => `${text} ${count}`,
})
const tools = {
  signs: decimalSigns('zh-CN'),
  language: 'zh-CN' as const,
  options: () => [{ value: 'pcs', label: '件' }],
  source: () => source,
}

describe('a text in a cell of a line', () => {
  it('means what its field makes of it, and stays with a fault where it means nothing', () => {
    const read = (key: 'price' | 'taxRate', text: string) => cellEditOf(lines.fields[key], tools).read?.(text)
    expect(read('price', '¥1,280.50')).toEqual({ value: '1280.50' })
    expect(read('taxRate', '13 %')).toEqual({ value: '13' })
    expect(read('price', ' ')).toEqual({ value: null })
    expect(read('price', '面议')).toEqual({ error: '应为数字' })
  })

  it('names a record by its code, its name or both, and no record by half of them', async () => {
    expect(await source.named('brg-6204')).toEqual({ value: 'm1' })
    expect(await source.named('深沟球轴承')).toEqual({ value: 'm1' })
    expect(await source.named('BRG-6204 深沟球轴承')).toEqual({ value: 'm1' })
    expect(await source.named('CVR-02')).toEqual({ value: 'm3' })
    expect(await source.named('BRG-62')).toEqual({ error: 'BRG-62 0' })
    expect(named.get('m1')).toBe('深沟球轴承')
  })

  it('that several are called is asked about; what was found once is not asked for again', async () => {
    expect(await source.named('防护罩')).toEqual({ error: '防护罩 2' })
    const asked = found.mock.calls.length
    await source.named('brg-6204')
    expect(found.mock.calls.length).toBe(asked)
  })

  it('could be what is nearest, with the code and the specification that tell it from its namesakes', async () => {
    const near = await source.near('BRG-6240', new AbortController().signal)
    expect(near[0]).toEqual({ value: 'm1', label: '深沟球轴承', description: 'BRG-6204 · 6204-2RS' })
  })
})
