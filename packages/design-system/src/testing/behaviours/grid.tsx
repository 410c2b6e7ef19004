import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { all, only, press, stage } from './stage.ts'

export type GridOptions = {
  name: string
  /** Five rows that can be selected and pressed; it hands `onSelect` the keys and `onPress` the pressed row. */
  render: (props: { onSelect: (keys: ReadonlySet<string>) => void; onPress: () => void }) => ReactElement
}

/** A grid whose rows take the focus: one place in the tab order, arrows between rows, Space selects, Enter opens. */
export const behavesAsGrid = ({ name, render }: GridOptions): void => {
  const grid = () => {
    const onSelect = vi.fn<(keys: ReadonlySet<string>) => void>()
    const onPress = vi.fn()
    const root = only(stage(render({ onSelect, onPress })), '[role="grid"]')
    const rows = all(root, 'tbody tr[data-row], [role="row"][aria-selected]')
    rows[0]?.focus()
    return { root, rows, onSelect, onPress }
  }

  describe(`${name} is a grid of rows`, () => {
    it('has a name, counts its rows and says that several can be selected', () => {
      const { root, rows } = grid()
      expect(root.getAttribute('aria-label')).not.toBe('')
      expect(Number(root.getAttribute('aria-rowcount'))).toBe(rows.length + 1)
      expect(root.getAttribute('aria-multiselectable')).toBe('true')
      expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4', '5', '6'])
    })

    it('has one row in the tab order', () => {
      const { rows } = grid()
      expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1])
    })

    it('moves with the arrows, stops at the ends, and reaches them with Home and End', async () => {
      const { rows } = grid()
      for (const [keys, place] of [
        ['{ArrowUp}', 0],
        ['{ArrowDown}', 1],
        ['{End}', 4],
        ['{ArrowDown}', 4],
        ['{Home}', 0],
        ['{PageDown}', 4],
        ['{PageUp}', 0],
      ] as const) {
        await press(keys)
        await expect.poll(() => document.activeElement).toBe(rows[place])
      }
    })

    it('selects with Space, and on the way with Shift', async () => {
      const { rows, onSelect } = grid()
      await press(' ')
      expect(onSelect.mock.lastCall?.[0].size).toBe(1)
      expect(rows[0]?.getAttribute('aria-selected')).toBe('true')
      await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      expect(onSelect.mock.lastCall?.[0].size).toBe(3)
    })

    it('takes a row out of the selection with Space again', async () => {
      const { rows, onSelect } = grid()
      await press(' ')
      expect(rows[0]?.getAttribute('aria-selected')).toBe('true')
      await press(' ')
      expect(onSelect.mock.lastCall?.[0].size).toBe(0)
      expect(rows[0]?.getAttribute('aria-selected')).toBe('false')
    })

    it('selects every row with Ctrl and A', async () => {
      const { rows, onSelect } = grid()
      await press('{Control>}a{/Control}')
      expect(onSelect.mock.lastCall?.[0].size).toBe(5)
      expect(rows.every((row) => row.getAttribute('aria-selected') === 'true')).toBe(true)
    })

    it('keeps the row that the keyboard stood on for the next time', async () => {
      const { root, rows } = grid()
      await press('{ArrowDown}{ArrowDown}')
      await expect.poll(() => document.activeElement).toBe(rows[2])
      await press('{Shift>}{Tab}{/Shift}')
      expect(rows).not.toContain(document.activeElement)
      expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1])
      expect(root.isConnected).toBe(true)
    })

    it('opens the row with Enter', async () => {
      const { onPress } = grid()
      await press('{ArrowDown}{Enter}')
      expect(onPress).toHaveBeenCalledTimes(1)
    })
  })
}
