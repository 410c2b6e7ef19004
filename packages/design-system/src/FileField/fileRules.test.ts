import { describe, expect, it } from 'vitest'
import { describeAccept, formatBytes, isAccepted, sortFiles } from './fileRules.ts'

const file = (name: string, size = 10, type = ''): File => new File([new Uint8Array(size)], name, { type })
const plain = (value: number, options?: Intl.NumberFormatOptions): string => new Intl.NumberFormat('en', options).format(value)

describe('rules for files', () => {
  it('accepts by extension, by type and by kind of type', () => {
    expect(isAccepted({ name: '图纸.PDF', type: '' }, '.pdf,.dwg')).toBe(true)
    expect(isAccepted({ name: '照片', type: 'image/png' }, 'image/*')).toBe(true)
    expect(isAccepted({ name: 'a.json', type: 'application/json' }, 'application/json')).toBe(true)
    expect(isAccepted({ name: 'pdf.exe', type: '' }, '.pdf')).toBe(false)
    expect(isAccepted({ name: 'x', type: 'imagery/png' }, 'image/*')).toBe(false)
    expect(isAccepted({ name: '任意.bin', type: '' }, undefined)).toBe(true)
  })

  it('rejects one by one, so that one bad file does not keep the others out', () => {
    const { accepted, rejected } = sortFiles(
      [file('a.pdf'), file('b.exe'), file('c.pdf', 500), file('d.pdf'), file('e.pdf')],
      1,
      {
        accept: '.pdf',
        maxSize: 100,
        maxCount: 3,
      },
    )
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'd.pdf'])
    expect(rejected.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ['b.exe', 'wrongType'],
      ['c.pdf', 'tooLarge'],
      ['e.pdf', 'tooMany'],
    ])
  })

  it('writes sizes and types for people', () => {
    expect(formatBytes(5 * 1024 * 1024, plain)).toBe('5 MB')
    expect(formatBytes(1536, plain)).toBe('2 KB')
    expect(formatBytes(0, plain)).toBe('0 B')
    expect(formatBytes(2.5 * 1024 ** 3, plain)).toBe('2.5 GB')
    expect(describeAccept('.pdf, .xlsx,image/*,audio/*', '、', (group) => (group === 'image/*' ? '图片' : undefined))).toBe(
      'PDF、XLSX、图片、AUDIO',
    )
  })
})
