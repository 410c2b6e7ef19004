import { describe, expect, it } from 'vitest'
import { diffRows } from './diffRows.ts'
import { type DiffPiece, diffPieces, diffTexts } from './textDiff.ts'

const shown = (pieces: readonly DiffPiece[]) => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')
const rowsOf = (before: string, after: string, isSplit = false, opened: string[] = [], context = 1) =>
  diffRows(diffTexts(before, after).sections, { isSplit, context, opened: new Set(opened) }).map((row) => {
    if ('fold' in row) return `… ${row.lines.length} …`
    const { left, right } = row
    if (left && left === right) return `  ${shown(left.pieces)}`
    return [left && `-${shown(left.pieces)}`, right && `+${shown(right.pieces)}`].filter(Boolean).join(' | ')
  })

describe('diffPieces', () => {
  it('marks words and numbers, not letters', () => {
    const { before, after } = diffPieces('单价 318.50 元，含税', '单价 320.00 元，含税')
    expect(shown(before)).toBe('单价 [318.50] 元，含税')
    expect(shown(after)).toBe('单价 [320.00] 元，含税')
  })

  it('marks words of every language', () => {
    expect(shown(diffPieces('Giao hàng tại nhà máy Bắc Ninh', 'Giao hàng tại kho Bắc Ninh').before)).toBe(
      'Giao hàng tại [nhà máy ]Bắc Ninh',
    )
    expect(shown(diffPieces('轴承座需要重新检验', '轴承座需要立即检验').after)).toContain('[')
  })

  it('marks nothing where nearly everything differs', () => {
    expect(shown(diffPieces('苏州精工机械有限公司', 'Nhà cung cấp Bắc Ninh').before)).toBe('苏州精工机械有限公司')
  })
})

describe('diffTexts', () => {
  const before = '甲\n乙\n丙\n丁\n戊\n己'
  const after = '甲\n乙\n丙\n丁\n午\n己\n未'

  it('counts lines and numbers them in both texts', () => {
    const { sections, removed, added } = diffTexts(before, after)
    expect([removed, added]).toEqual([1, 2])
    const last = sections.at(-1)
    expect(last?.kind === 'changed' && last.added[0]).toMatchObject({ kind: 'added', after: 7 })
  })

  it('takes no notice of how lines end', () => {
    expect(diffTexts('甲\r\n乙\r\n', '甲\n乙').sections.every(({ kind }) => kind === 'same')).toBe(true)
    expect(diffTexts('', '').sections).toEqual([])
    expect(diffTexts('', '甲').added).toBe(1)
  })

  it('gives up on texts without anything in common that are too long to compare', () => {
    const lines = (name: string) => Array.from({ length: 12_000 }, (_, index) => `${name} ${index}`).join('\n')
    const { isCoarse, removed, added } = diffTexts(lines('甲'), lines('乙'))
    expect([isCoarse, removed, added]).toEqual([true, 12_000, 12_000])
  })

  it('folds equal runs but for their neighbours, and opens them one by one', () => {
    expect(rowsOf(before, after)).toEqual(['… 3 …', '  丁', '-戊', '+午', '  己', '+未'])
    expect(rowsOf(before, after, false, ['1'])).toEqual(['  甲', '  乙', '  丙', '  丁', '-戊', '+午', '  己', '+未'])
  })

  it('puts what was removed beside what was added', () => {
    expect(rowsOf(before, after, true)).toEqual(['… 3 …', '  丁', '-戊 | +午', '  己', '+未'])
  })
})
