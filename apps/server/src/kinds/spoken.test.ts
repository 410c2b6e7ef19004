import { expect, it } from 'vitest'
import { spokenFigure } from './spoken.ts'

it('says figures as the portal shows them', () => {
  const said = (['zh-CN', 'vi', 'en'] as const).map((language) => [
    spokenFigure('-1234567.50', language),
    spokenFigure('12', language),
    spokenFigure('', language),
  ])
  expect(said).toEqual([
    ['-1,234,567.50', '12', ''],
    ['-1.234.567,50', '12', ''],
    ['-1,234,567.50', '12', ''],
  ])
})
