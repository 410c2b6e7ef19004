import { expect, it } from 'vitest'
import { cardLook } from './cardLook.ts'

const names = (count: number): string[] => Array.from({ length: count }, () => '数量')

it('gives the values as much room as their names leave, in every language', () => {
  expect(cardLook(['工单号', '数量', '负责人'], 400, 36).label).toBe(72)
  expect(cardLook(['Số lệnh', 'Số lượng kế hoạch'], 400, 36).label).toBe(132)
  expect(cardLook(['Số lệnh', 'Số lượng kế hoạch đã được phê duyệt'], 400, 36).label).toBe(162)
})

it('gives the title a line of its own, and the values one or two beside each other', () => {
  expect(cardLook(names(11), 400, 36)).toMatchObject({ beside: 1, line: 26, height: 26 + 11 * 26 })
  expect(cardLook(names(11), 600, 36)).toMatchObject({ beside: 2, line: 26, height: 26 + 6 * 26 })
  expect(cardLook(names(1), 600, 44)).toMatchObject({ beside: 2, line: 34, height: 26 + 34 })
})

it('ends at a card that a screen can hold', () => {
  expect(cardLook(names(10_000), 600, 32).height).toBe(cardLook(names(24), 600, 32).height)
})
