import { describe, expect, it } from 'vitest'
import { textIn } from '../foundations/texts.ts'
import { type BarcodeFormat, barcodeContent, barcodeProblem, ean13CheckDigit } from './barcodeRules.ts'

const said = (value: string, format: BarcodeFormat) => {
  const problem = barcodeProblem(value, format)
  return problem && textIn('en', problem.text, problem.params)
}

describe('EAN-13', () => {
  it('reckons the check digit as GS1 does', () => {
    expect(ean13CheckDigit('690123456789')).toBe('2')
    expect(ean13CheckDigit('400638133393')).toBe('1')
    expect(ean13CheckDigit('629104150021')).toBe('3')
  })

  it('adds it to twelve digits and leaves thirteen alone', () => {
    expect(barcodeContent('690123456789', 'ean13')).toBe('6901234567892')
    expect(barcodeContent('6901234567892', 'ean13')).toBe('6901234567892')
    expect(barcodeContent('690123456789', 'code128')).toBe('690123456789')
  })

  it('says what is wrong with any other value', () => {
    expect(said('6901234567892', 'ean13')).toBeNull()
    expect(said('69012', 'ean13')).toContain('these are 5 characters')
    expect(said('69012345678X', 'ean13')).toContain('12 or 13 digits')
    expect(said('6901234567899', 'ean13')).toContain('should be 2')
  })
})

describe('the other formats', () => {
  it('names the first character that a format lacks', () => {
    expect(said('WO-2026-01187', 'code128')).toBeNull()
    expect(said('WO-轴承', 'code128')).toContain('"轴"')
    expect(said('WO-2026', 'code39')).toBeNull()
    expect(said('wo-2026', 'code39')).toContain('"w"')
    expect(said('1.03.07/A+B', 'code39')).toBeNull()
    expect(said('Mã 12', 'datamatrix')).toContain('"ã"')
  })

  it('asks for something to draw, and for no more than scanners read', () => {
    expect(said('', 'code128')).toContain('Nothing')
    expect(said('9'.repeat(81), 'code128')).toContain('81 characters')
    expect(said('A'.repeat(43), 'code39')).toBeNull()
    expect(said('A'.repeat(44), 'code39')).toContain('read 43')
  })
})
