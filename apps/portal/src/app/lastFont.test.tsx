import { expect, test, vi } from 'vitest'
import { bringLastFont } from './lastFont.ts'

const { fetched, hasChineseFont } = vi.hoisted(() => ({ fetched: vi.fn(), hasChineseFont: vi.fn<() => boolean>() }))
vi.mock('./hasChineseFont.ts', () => ({ hasChineseFont }))
vi.mock('@bip/design-system/fonts', () => fetched() ?? {})

test('a machine that can write Chinese is brought no font', async () => {
  hasChineseFont.mockReturnValue(true)
  await bringLastFont()
  expect(fetched).not.toHaveBeenCalled()
})

test('another one gets it once the page stands', async () => {
  hasChineseFont.mockReturnValue(false)
  const brought = bringLastFont()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(fetched).not.toHaveBeenCalled()
  await brought
  expect(fetched).toHaveBeenCalledOnce()
})
