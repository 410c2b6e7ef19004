import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { all, only, press, stage } from './stage.ts'

export type TabsOptions = {
  name: string
  /** Three tabs, the first chosen. The second is disabled where asked for, and the last can be closed where `onClose` is given. */
  render: (props: { isSecondDisabled?: boolean; onClose?: (key: string) => void }) => ReactElement
  /** An arrow only moves, and Enter or Space chooses; default false: an arrow chooses at once. */
  isManual?: boolean
  /** The panel is the caller's, who names it; default false. */
  isPanelOutside?: boolean
}

/** Tabs after the ARIA practices: one place in the tab order, arrows within. */
export const behavesAsTabs = ({ name, render, isManual = false, isPanelOutside = false }: TabsOptions): void => {
  const tabs = (props: Parameters<TabsOptions['render']>[0] = {}) => {
    const list = only(stage(render(props)), '[role="tablist"]')
    const found = all(list, '[role="tab"]')
    found[0]?.focus()
    return { list, tabs: found }
  }
  const chosen = (list: Element): string[] => all(list, '[role="tab"]').map((tab) => tab.getAttribute('aria-selected') ?? '')

  describe(`${name} is a list of tabs`, () => {
    it('has one chosen tab, which alone is in the tab order', () => {
      const { list, tabs: found } = tabs()
      expect(list.getAttribute('aria-label')).not.toBeNull()
      expect(chosen(list)).toEqual(['true', 'false', 'false'])
      expect(found.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    })

    it('ties the chosen tab to its panel', () => {
      const { tabs: found } = tabs()
      const panel = document.getElementById(found[0]?.getAttribute('aria-controls') ?? '')
      expect(panel?.getAttribute('role')).toBe('tabpanel')
      if (!isPanelOutside) expect(panel?.getAttribute('aria-labelledby')).toBe(found[0]?.id)
    })

    it('moves with the arrows and round at the ends, and to them with Home and End', async () => {
      const { list, tabs: found } = tabs()
      const stops = [
        ['{ArrowRight}', 1],
        ['{ArrowLeft}', 0],
        ['{ArrowLeft}', 2],
        ['{ArrowRight}', 0],
        ['{End}', 2],
        ['{Home}', 0],
        ['{ArrowRight}', 1],
      ] as const
      for (const [keys, place] of stops) {
        await press(keys)
        expect(document.activeElement).toBe(found[place])
      }
      expect(chosen(list)).toEqual(isManual ? ['true', 'false', 'false'] : ['false', 'true', 'false'])
      if (isManual) await press('{Enter}')
      expect(chosen(list)).toEqual(['false', 'true', 'false'])
    })

    it('steps over what is disabled', async () => {
      const { list, tabs: found } = tabs({ isSecondDisabled: true })
      await press('{ArrowRight}')
      expect(document.activeElement).toBe(found[2])
      await press('{ArrowLeft}')
      expect(document.activeElement).toBe(found[0])
      found[1]?.click()
      expect(chosen(list)[1]).toBe('false')
    })

    it('closes with Delete what can be closed, and nothing else', async () => {
      const onClose = vi.fn()
      tabs({ onClose })
      await press('{Delete}')
      expect(onClose).not.toHaveBeenCalled()
      await press('{End}{Delete}')
      expect(onClose).toHaveBeenCalledTimes(1)
    })

    it('leads with Tab out of the list, to the panel where it is its own', async () => {
      const { list } = tabs()
      await press('{Tab}')
      expect(list.contains(document.activeElement)).toBe(false)
      if (!isPanelOutside) expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
    })
  })
}
