import { describe, expect, it } from 'vitest'
import { pageCss } from './pageCss.ts'

describe('pageCss', () => {
  it('is A4 upright with 12 mm around unless told', () => {
    expect(pageCss({})).toBe('@page{size:A4;margin:12mm 12mm 12mm 12mm;}')
  })

  it('turns paper and labels', () => {
    expect(pageCss({ pageSize: 'A3', isLandscape: true })).toContain('size:A3 landscape;')
    expect(pageCss({ pageSize: [60, 40] })).toContain('size:60mm 40mm;')
    expect(pageCss({ pageSize: [60, 40], isLandscape: true })).toContain('size:40mm 60mm;')
  })

  it('makes room for what stands in a margin', () => {
    expect(pageCss({ margins: [2, 3, 4, 5] })).toContain('margin:2mm 3mm 4mm 5mm;')
    expect(pageCss({ margins: 4, header: 'PO-2026-01187', hasPageNumbers: true })).toContain('margin:14mm 4mm 14mm 4mm;')
  })

  it('numbers the pages', () => {
    expect(pageCss({ hasPageNumbers: true })).toContain('@bottom-right{content:counter(page) " / " counter(pages);')
  })

  it('lets no text out of its string', () => {
    expect(pageCss({ header: '规格 2" \\ </style>' })).toContain('content:"规格 2\\22  \\5c  \\3c /style>"')
  })
})
