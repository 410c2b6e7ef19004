import { type ReactElement, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../Button/Button.tsx'
import { appears, escapeWhileComposing, goes, nameOf, only, press, stage } from './stage.ts'

export type DialogOptions = {
  name: string
  /** The open dialog with at least one control of its own. */
  render: (close: () => void) => ReactElement
  /** Default 'dialog'. */
  role?: 'dialog' | 'alertdialog'
}

const Opener = ({ render }: Pick<DialogOptions, 'render'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <p>
        <a href="#behind">页面上的链接</a>
      </p>
      {isOpen && render(() => setOpen(false))}
    </>
  )
}

/** A modal dialog after the ARIA practices: the focus goes in, stays in and comes back. */
export const behavesAsDialog = ({ name, render, role = 'dialog' }: DialogOptions): void => {
  const opened = async () => {
    const container = stage(<Opener render={render} />)
    const opener = only(container, 'button')
    opener.focus()
    await press('{Enter}')
    return { container, opener, dialog: await appears(role) }
  }

  describe(`${name} is a modal dialog`, () => {
    it('has a name, says that it is modal and takes the page away', async () => {
      const { container, dialog } = await opened()
      expect(nameOf(dialog)).not.toBe('')
      expect(dialog.getAttribute('aria-modal')).toBe('true')
      expect(only(container, 'a').closest('[inert], [aria-hidden="true"]')).not.toBeNull()
    })

    it('takes the focus and keeps it', async () => {
      const { dialog } = await opened()
      await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
      for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
        await press(keys)
        expect(dialog.contains(document.activeElement)).toBe(true)
      }
    })

    it('leaves Escape to an input method that composes', async () => {
      const { dialog } = await opened()
      await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
      escapeWhileComposing()
      await new Promise(requestAnimationFrame)
      expect(dialog.isConnected).toBe(true)
      expect(dialog.contains(document.activeElement)).toBe(true)
    })

    it('closes on Escape and gives the focus and the page back', async () => {
      const { container, opener, dialog } = await opened()
      await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
      await press('{Escape}')
      await goes(role)
      await expect.poll(() => document.activeElement).toBe(opener)
      expect(only(container, 'a').closest('[inert], [aria-hidden="true"]')).toBeNull()
    })
  })
}
