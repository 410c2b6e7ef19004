import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Layer } from '../../foundations/overlay/Layer.tsx'
import { compose } from '../compose.ts'
import { all, appears, goes, nameOf, only, press, pressOutside, stage } from './stage.ts'

export type ListboxOptions = {
  name: string
  /** The field with three options, found by the letters d, g and l, of which the second is disabled; it hands `onChange`, `isDisabled` and `isReadOnly` on. */
  render: (props: { onChange: () => void; isDisabled?: boolean; isReadOnly?: boolean }) => ReactElement
  /** Name of the field. */
  label: string
  /** One types into it, so that Home, End and letters belong to the text; default false. */
  isEditable?: boolean
  /** The list stays open for the next choice; default false. */
  isMultiple?: boolean
  /** Any text is a value, so that `onChange` hears what is typed; default false. */
  isFreeText?: boolean
}

type Field = { combobox: HTMLElement; onChange: ReturnType<typeof vi.fn> }

type Setup = Required<Omit<ListboxOptions, 'render'>> & {
  /** Puts the field on the stage, within what stands around it, and focuses it. */
  field: (props?: { isDisabled?: boolean; isReadOnly?: boolean }, around?: (element: ReactElement) => ReactElement) => Field
}

const pointed = (combobox: Element): Element | null =>
  document.getElementById(combobox.getAttribute('aria-activedescendant') ?? '-')

/** A combo box with a list after the ARIA practices: the focus stays on the field, which points at the option. */
export const behavesAsListbox = (options: ListboxOptions): void => {
  const { render, ...rest } = options
  const field: Setup['field'] = (props = {}, around = (element) => element) => {
    const onChange = vi.fn()
    stage(around(render({ onChange, ...props })))
    const combobox = only(document, '[role="combobox"]')
    combobox.focus()
    return { combobox, onChange }
  }
  const setup: Setup = { isEditable: false, isMultiple: false, isFreeText: false, ...rest, field }
  describe(`${options.name} is a combo box with a list`, () => {
    opens(setup)
    moves(setup)
    chooses(setup)
    closes(setup)
  })
}

const opens = ({ field, label, isMultiple }: Setup): void => {
  it('says what it opens, and what it is called', async () => {
    const { combobox } = field()
    expect(combobox.getAttribute('aria-haspopup')).toBe('listbox')
    expect(combobox.getAttribute('aria-expanded')).toBe('false')
    await press('{ArrowDown}')
    const list = await appears('listbox')
    expect(combobox.getAttribute('aria-expanded')).toBe('true')
    expect(combobox.getAttribute('aria-controls')).toBe(list.id)
    expect(nameOf(list)).toBe(label)
    expect(list.getAttribute('aria-multiselectable')).toBe(isMultiple ? 'true' : null)
    expect(document.activeElement).toBe(combobox)
  })

  it('tells of each option its place, whether it is chosen and whether it can be', async () => {
    field()
    await press('{ArrowDown}')
    const options = all(await appears('listbox'), '[role="option"]')
    expect(options.map((option) => option.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
    expect(options.every((option) => option.getAttribute('aria-setsize') === '3')).toBe(true)
    expect(options.every((option) => option.getAttribute('aria-selected') === 'false')).toBe(true)
    expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual([null, 'true', null])
  })

  it('does not open while it is read-only', async () => {
    const { combobox } = field({ isReadOnly: true })
    await press('{ArrowDown}')
    combobox.click()
    expect(document.querySelector('[role="listbox"]')).toBeNull()
  })

  it('does not open while it is disabled', async () => {
    const { combobox } = field({ isDisabled: true })
    expect(combobox.matches(':disabled')).toBe(true)
    combobox.click()
    expect(document.querySelector('[role="listbox"]')).toBeNull()
  })
}

const moves = ({ field, isEditable, isFreeText }: Setup): void => {
  it('moves with the arrows past what cannot be chosen, and round at the ends', async () => {
    const { combobox } = field()
    await press('{ArrowDown}')
    const [first, , third] = all(await appears('listbox'), '[role="option"]')
    if (pointed(combobox) === null) await press('{ArrowDown}')
    expect(pointed(combobox)).toBe(first)
    await press('{ArrowDown}')
    expect(pointed(combobox)).toBe(third)
    await press('{ArrowUp}')
    expect(pointed(combobox)).toBe(first)
    if (isEditable) return
    await press('{End}')
    expect(pointed(combobox)).toBe(third)
    await press('{Home}')
    expect(pointed(combobox)).toBe(first)
  })

  it('reaches the ends with PageDown and PageUp', async () => {
    const { combobox } = field()
    await press('{ArrowDown}')
    const [first, , third] = all(await appears('listbox'), '[role="option"]')
    await press('{PageDown}')
    expect(pointed(combobox)).toBe(third)
    await press('{PageUp}')
    expect(pointed(combobox)).toBe(first)
  })

  it('finds an option by its letters', async () => {
    const { combobox, onChange } = field()
    await press('l')
    const list = await appears('listbox')
    if (isEditable) await expect.poll(() => all(list, '[role="option"]').length).toBe(1)
    else expect(pointed(combobox)).toBe(all(list, '[role="option"]')[2])
    if (!isFreeText) expect(onChange).not.toHaveBeenCalled()
    await press('{Escape}')
    await goes('listbox')
    if (!isFreeText) expect(onChange).not.toHaveBeenCalled()
  })
}

const chooses = ({ name, field, isEditable, isMultiple, isFreeText }: Setup): void => {
  it('chooses with Enter and keeps the focus', async () => {
    const { combobox, onChange } = field()
    await press('{ArrowDown}')
    await appears('listbox')
    if (pointed(combobox) === null) await press('{ArrowDown}')
    await press('{Enter}')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(combobox)
    if (isMultiple) expect(only(await appears('listbox'), '[aria-selected="true"]')).not.toBeNull()
    else await goes('listbox')
  })

  it('chooses nothing with the Enter that belongs to an input method', async ({ skip }) => {
    if (!isEditable || isFreeText) return skip('Nothing is typed into it, or every text is a value.')
    const { combobox, onChange } = field()
    if (!(combobox instanceof HTMLInputElement)) throw new Error(`${name} is editable, but its combo box is no input.`)
    compose(combobox, ['l', 'li', "li'an"], '离岸')
    const options = () => all(document, '[role="option"]')
    await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(['离岸价'])
    expect(onChange).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('does not choose what is disabled', async () => {
    const { onChange } = field()
    await press('{ArrowDown}')
    only(await appears('listbox'), '[aria-disabled="true"]').click()
    expect(onChange).not.toHaveBeenCalled()
  })
}

const closes = ({ field }: Setup): void => {
  it('closes on a press outside and chooses nothing', async () => {
    const { onChange } = field()
    await press('{ArrowDown}')
    await appears('listbox')
    await press('{PageDown}')
    pressOutside()
    await goes('listbox')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves everything as it was on Escape, and closes nothing around it', async () => {
    const around = vi.fn()
    const { combobox, onChange } = field({}, (element) => <Layer onClose={around}>{element}</Layer>)
    await press('{ArrowDown}')
    await appears('listbox')
    await press('{Escape}')
    await goes('listbox')
    expect(around).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(combobox)
    await press('{Escape}')
    expect(around).toHaveBeenCalledTimes(1)
  })

  it('closes when Tab leaves', async () => {
    field()
    await press('{ArrowDown}')
    await appears('listbox')
    await press('{Tab}')
    await goes('listbox')
  })
}
