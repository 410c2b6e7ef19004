import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Layer } from '../../foundations/overlay/Layer.tsx'
import { appears, escapeWhileComposing, goes, hideTooltip, nameOf, only, press, pressOutside, stage } from './stage.ts'

export type PopupOptions = {
  name: string
  render: () => ReactElement
  /** Finds the button that opens it; default the first with a dialog. */
  trigger?: string
}

/** A small dialog beside its button: the focus goes in and comes back, the page stays usable. */
export const behavesAsPopup = ({ name, render, trigger = '[aria-haspopup="dialog"]' }: PopupOptions): void => {
  const opened = async (around: () => void = () => undefined) => {
    stage(<Layer onClose={around}>{render()}</Layer>)
    const opener = only(document, `[data-layer] ${trigger}`)
    opener.focus()
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await press('{Enter}')
    const popup = await appears('dialog')
    await expect.poll(() => popup.contains(document.activeElement)).toBe(true)
    return { opener, popup }
  }

  describe(`${name} is a pop-up beside its button`, () => {
    it('has a name, says that it is open and leaves the page usable', async () => {
      const { opener, popup } = await opened()
      expect(nameOf(popup)).not.toBe('')
      expect(opener.getAttribute('aria-expanded')).toBe('true')
      expect(opener.closest('[inert], [aria-hidden="true"]')).toBeNull()
    })

    it('closes on Escape alone, gives the focus back, and closes nothing around it', async () => {
      const around = vi.fn()
      const { opener } = await opened(around)
      await press('{Escape}')
      await goes('dialog')
      await expect.poll(() => document.activeElement).toBe(opener)
      expect(around).not.toHaveBeenCalled()
      await hideTooltip()
      expect(around).not.toHaveBeenCalled()
      await press('{Escape}')
      expect(around).toHaveBeenCalledTimes(1)
    })

    it('leaves Escape to an input method that composes', async () => {
      const { popup } = await opened()
      escapeWhileComposing()
      await new Promise(requestAnimationFrame)
      expect(popup.isConnected).toBe(true)
    })

    it('closes on a press outside', async () => {
      await opened()
      pressOutside()
      await goes('dialog')
    })

    it('closes on a second press of its button', async () => {
      const { opener } = await opened()
      opener.focus()
      await press('{Enter}')
      await goes('dialog')
    })
  })
}
