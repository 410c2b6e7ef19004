import { afterEach, expect, it, vi } from 'vitest'
import { warnProp } from './warnProp.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('names the component, the prop and the problem, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  warnProp('Slider', 'min', 'is 10, above max 5; the thumb cannot move')
  warnProp('Slider', 'min', 'is 10, above max 5; the thumb cannot move')
  expect(error.mock.calls).toEqual([['Slider: the prop "min" is 10, above max 5; the thumb cannot move.']])
  warnProp('Slider', 'min', 'is 12, above max 5; the thumb cannot move')
  expect(error).toHaveBeenCalledTimes(2)
})

it('says nothing to those who use the product', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubEnv('DEV', false)
  warnProp('Slider', 'max', 'is below min')
  vi.unstubAllEnvs()
  expect(error).not.toHaveBeenCalled()
})
