import { afterEach, expect, it, vi } from 'vitest'
import { checkScale } from './scale.ts'

const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const good = { component: 'Slider', min: 0, max: 5, step: 0.5, marks: [{ value: 2.5 }], values: [5] }

afterEach(() => told.mockClear())

it('says nothing of a scale on which a thumb can move', () => {
  checkScale(good)
  expect(told).not.toHaveBeenCalled()
})

it('names an empty scale, once', () => {
  checkScale({ ...good, min: 10, values: [3] })
  checkScale({ ...good, min: 10, values: [3] })
  expect(told.mock.calls).toEqual([['Slider: the prop "min" is 10, not below max 5; the thumb cannot move.']])
})

it('names a step, a value and a mark that lie off the scale', () => {
  checkScale({ ...good, step: 8 })
  checkScale({ ...good, values: [7] })
  checkScale({ ...good, marks: [{ value: -1 }] })
  expect(told.mock.calls.map(([text]) => /prop "(\w+)"/.exec(String(text))?.[1])).toEqual(['step', 'value', 'marks'])
})
