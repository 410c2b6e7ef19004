import { expect, it } from 'vitest'
import { outsideAddress, safeAddress } from './safeAddress.ts'

const own = 'https://portal.example'

/** Ways in which an address can look like one's own and be another's, times the places where they may stand. */
const hostile = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://portal.example@evil.example',
  'https://portal.example:443@evil.example/',
  'https://portal.example.evil.example',
  'https://portal.example%2eevil.example',
  'https://evil.example#portal.example',
  'https://evil.example?portal.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'ftp://portal.example',
  'http://portal.example',
  'https://portal.example:8443',
  'https://user:secret@portal.example',
  '{host}.evil.example',
  '{host}@evil.example',
  '',
  ' ',
]

it('no hostile address leaves the origin, wherever it comes from', () => {
  const padded = hostile.flatMap((text) => [
    text,
    ` ${text}`,
    `${text}/`,
    `\u0000${text}`,
    `${text}\u2028`,
    `${text}%00`,
    `\t${text}`,
  ])
  for (const text of padded) {
    const url = safeAddress(text, own)
    if (url) expect({ text, origin: url.origin, user: url.username }).toEqual({ text, origin: own, user: '' })
  }
  expect(padded.length).toBeGreaterThan(190)
})

it('own pages and listed origins pass', () => {
  expect(safeAddress('/crm/customer?q=1', own)?.href).toBe(`${own}/crm/customer?q=1`)
  expect(safeAddress('{host}/dashboard/shipping', own)?.href).toBe(`${own}/dashboard/shipping`)
  expect(safeAddress('https://erp.example/x', own, ['https://erp.example'])?.href).toBe('https://erp.example/x')
  expect(safeAddress('https://erp.example:444/x', own, ['https://erp.example'])).toBeUndefined()
})

it('an entry of the menu opens outside only what begins with http or {host}', () => {
  expect(outsideAddress('https://mail.example/inbox', own)?.href).toBe('https://mail.example/inbox')
  expect(outsideAddress('http://10.0.0.5/hr', own)?.href).toBe('http://10.0.0.5/hr')
  expect(outsideAddress('{host}/dashboard/shipping', own)?.href).toBe(`${own}/dashboard/shipping`)
  for (const text of ['javascript:alert(1)', '//evil.example', 'mailto:x@y', '/crm/customer', 'https://u:p@mail.example', ''])
    expect(outsideAddress(text, own)).toBeUndefined()
})
