import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Select } from '../Select/Select.tsx'
import { all, escapeWhileComposing, only, press, pressOutside, stage } from './behaviours/stage.ts'

const terms = [
  { value: 'cif', label: '到岸价' },
  { value: 'fob', label: '离岸价' },
]

/** A page, a drawer, a dialog in it, a pop-up in that, and a list or a menu in that. */
const Nested = () => {
  const [open, setOpen] = useState(0)
  return (
    <>
      <Button onPress={() => setOpen(1)}>打开订单</Button>
      <Drawer isOpen={open > 0} onClose={() => setOpen(0)} title="采购订单">
        <Button onPress={() => setOpen(2)}>编辑条款</Button>
      </Drawer>
      <Dialog isOpen={open > 1} onClose={() => setOpen(1)} title="贸易条款">
        <Popover label="更多条件" trigger={<Button>更多条件</Button>}>
          <Select label="条款" options={terms} />
          <Menu trigger={<Button>操作</Button>} items={[{ key: 'copy', label: '复制' }]} onAction={() => undefined} />
        </Popover>
      </Dialog>
    </>
  )
}

const button = (name: string): HTMLElement => {
  const found = all(document, 'button').find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`There is no button "${name}".`)
  return found
}

const dialogs = (): (string | undefined)[] =>
  all(document, '[role="dialog"]').map(
    (dialog) => dialog.ariaLabel ?? document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  )

const enter = async (name: string): Promise<void> => {
  await expect.poll(() => all(document, 'button').some(({ textContent }) => textContent === name)).toBe(true)
  button(name).focus()
  await press('{Enter}')
}

const openAll = async (): Promise<void> => {
  stage(<Nested />)
  await enter('打开订单')
  await enter('编辑条款')
  await enter('更多条件')
  await expect.poll(dialogs).toEqual(['采购订单', '贸易条款', '更多条件'])
}

describe('overlays over each other', () => {
  it('close on Escape in the reverse order of opening, each giving the focus back to what opened it', async () => {
    await openAll()
    const field = only(document, '[role="combobox"]')
    field.focus()
    await press('{ArrowDown}')
    await expect.poll(() => all(document, '[role="listbox"]').length).toBe(1)
    await press('{Escape}')
    await expect.poll(() => all(document, '[role="listbox"]').length).toBe(0)
    expect(document.activeElement).toBe(field)
    await enter('操作')
    await expect.poll(() => all(document, '[role="menu"]').length).toBe(1)
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('menuitem')
    await press('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('操作')
    for (const [left, opener] of [
      [['采购订单', '贸易条款'], '更多条件'],
      [['采购订单'], '编辑条款'],
      [[], '打开订单'],
    ] as const) {
      await press('{Escape}')
      await expect.poll(dialogs).toEqual(left)
      await expect.poll(() => document.activeElement?.textContent).toBe(opener)
    }
    expect(document.documentElement.style.overflow).toBe('')
    expect(all(document, '[inert]')).toEqual([])
  })

  it('leave Escape to an input method that composes', async () => {
    await openAll()
    escapeWhileComposing()
    await new Promise(requestAnimationFrame)
    expect(dialogs()).toEqual(['采购订单', '贸易条款', '更多条件'])
  })

  it('make only what lies below the topmost modal one inert', async () => {
    await openAll()
    expect(button('更多条件').closest('[inert]')).toBeNull()
    expect(button('编辑条款').closest('[inert]')).not.toBeNull()
    expect(button('打开订单').closest('[inert]')).not.toBeNull()
    await press('{Escape}{Escape}')
    await expect.poll(dialogs).toEqual(['采购订单'])
    expect(button('编辑条款').closest('[inert]')).toBeNull()
  })

  it('close no further than the next modal one on a press outside', async () => {
    await openAll()
    pressOutside()
    await expect.poll(() => dialogs().includes('更多条件')).toBe(false)
    expect(dialogs()[0]).toBe('采购订单')
  })
})

it('the focus comes back from a menu also after transitions of the page were cancelled', async () => {
  stage(<Menu trigger={<Button>操作</Button>} items={[{ key: 'copy', label: '复制' }]} onAction={() => undefined} />)
  const trigger = button('操作')
  // As when the pointer leaves while several properties change.
  for (const type of ['transitionrun', 'transitioncancel'])
    for (const propertyName of ['rotate', 'scale'])
      trigger.dispatchEvent(new TransitionEvent(type, { propertyName, bubbles: true }))
  await userEvent.click(trigger)
  await expect.poll(() => document.activeElement?.textContent).toBe('复制')
  await press(' ')
  await expect.poll(() => all(document, '[role="menu"]')).toEqual([])
  await expect.poll(() => document.activeElement).toBe(trigger)
})
