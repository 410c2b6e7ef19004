import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Layer } from '../../foundations/overlay/Layer.tsx'
import { all, appears, goes, hideTooltip, nameOf, only, press, pressOutside, stage } from './stage.ts'

export type MenuOptions = {
  name: string
  render: () => ReactElement
  /** Finds the button in what is rendered; default the first with a menu. */
  trigger?: string
  /** A letter, and the place of the item that begins with it; default nothing is typed. */
  letter?: readonly [key: string, place: number]
}

const items = (menu: Element): HTMLElement[] => all(menu, '[role^="menuitem"]')

/** A menu behind a button after the ARIA practices: the focus goes to the items and comes back. */
export const behavesAsMenu = ({ name, render, trigger = '[aria-haspopup="menu"]', letter }: MenuOptions): void => {
  const button = (): HTMLElement => {
    const container = stage(
      <>
        {render()}
        <a href="#next">下一项</a>
      </>,
    )
    const found = only(container, trigger)
    found.focus()
    return found
  }

  describe(`${name} is a menu behind a button`, () => {
    it('says what it opens, and the menu has a name', async () => {
      const opener = button()
      expect(opener.getAttribute('aria-expanded')).toBe('false')
      await press('{Enter}')
      const menu = await appears('menu')
      expect(opener.getAttribute('aria-expanded')).toBe('true')
      expect(nameOf(menu)).not.toBe('')
    })

    it('opens at the first item with Enter, Space and ArrowDown, at the last with ArrowUp', async () => {
      for (const [keys, place] of [
        ['{Enter}', 0],
        [' ', 0],
        ['{ArrowDown}', 0],
        ['{ArrowUp}', -1],
      ] as const) {
        const opener = button()
        await press(keys)
        const menu = await appears('menu')
        await expect.poll(() => document.activeElement).toBe(items(menu).at(place))
        await press('{Escape}')
        await goes('menu')
        expect(document.activeElement).toBe(opener)
      }
    })

    it('moves round with the arrows, and to the ends with Home and End', async () => {
      button()
      await press('{ArrowDown}')
      const list = items(await appears('menu'))
      await expect.poll(() => document.activeElement).toBe(list[0])
      await press('{ArrowUp}')
      expect(document.activeElement).toBe(list.at(-1))
      await press('{ArrowDown}')
      expect(document.activeElement).toBe(list[0])
      await press('{End}')
      expect(document.activeElement).toBe(list.at(-1))
      await press('{Home}')
      expect(document.activeElement).toBe(list[0])
    })

    it('acts on Enter, closes and gives the focus back', async () => {
      const opener = button()
      await press('{ArrowDown}')
      await appears('menu')
      await expect.poll(() => document.activeElement?.getAttribute('role')).toMatch(/^menuitem/)
      await press('{Enter}')
      await goes('menu')
      await expect.poll(() => document.activeElement).toBe(opener)
    })

    it('goes to the item that begins with a letter', async ({ skip }) => {
      if (!letter) return skip('Its items begin with what no key types.')
      const [key, place] = letter
      button()
      await press('{ArrowDown}')
      const list = items(await appears('menu'))
      await expect.poll(() => document.activeElement?.getAttribute('role')).toMatch(/^menuitem/)
      await press(key)
      expect(document.activeElement).toBe(list[place])
    })

    it('closes on Escape alone, and nothing around it', async () => {
      const around = vi.fn()
      stage(<Layer onClose={around}>{render()}</Layer>)
      const opener = only(document, `[data-layer] ${trigger}`)
      opener.focus()
      await press('{ArrowDown}')
      await appears('menu')
      await press('{Escape}')
      await goes('menu')
      expect(around).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(opener)
      await hideTooltip()
      expect(around).not.toHaveBeenCalled()
      await press('{Escape}')
      expect(around).toHaveBeenCalledTimes(1)
    })

    it('closes on a press outside', async () => {
      button()
      await press('{ArrowDown}')
      await appears('menu')
      pressOutside()
      await goes('menu')
    })

    it('closes when Tab leaves', async () => {
      button()
      await press('{ArrowDown}')
      const menu = await appears('menu')
      await expect.poll(() => menu.contains(document.activeElement)).toBe(true)
      await press('{Tab}')
      await goes('menu')
      expect(document.activeElement?.getAttribute('role') ?? '').not.toMatch(/^menuitem/)
    })
  })
}
