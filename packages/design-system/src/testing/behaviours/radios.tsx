import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { all, nameOf, only, press, stage } from './stage.ts'

export type RadiosOptions = {
  name: string
  /** Four choices, the first chosen, the second disabled; hands `onChange` on. */
  render: (props: { onChange: () => void; isDisabled?: boolean }) => ReactElement
}

/** A radio group after the ARIA practices: one stop in the tab order, arrows choose, past what is disabled and round at the ends. */
export const behavesAsRadios = ({ name, render }: RadiosOptions): void => {
  const radios = (props: { isDisabled?: boolean } = {}) => {
    const onChange = vi.fn()
    const container = stage(
      <>
        {render({ onChange, ...props })}
        <a href="#next">下一项</a>
      </>,
    )
    const group = only(container, '[role="radiogroup"]')
    const inputs = all(group, 'input[type="radio"]').filter((element) => element instanceof HTMLInputElement)
    return { container, group, inputs, onChange, chosen: () => inputs.map(({ checked }) => checked).indexOf(true) }
  }

  describe(`${name} is a radio group`, () => {
    it('has a name, and so has each choice', () => {
      const { group, inputs } = radios()
      expect(nameOf(group)).not.toBe('')
      expect(inputs.map(({ disabled }) => disabled)).toEqual([false, true, false, false])
      expect(inputs.every((input) => (input.labels?.[0]?.textContent ?? input.ariaLabel ?? '') !== '')).toBe(true)
    })

    it('chooses with the arrows, past what is disabled, and round at the ends', async () => {
      const { inputs, chosen, onChange } = radios()
      inputs[0]?.focus()
      for (const [keys, place] of [
        ['{ArrowRight}', 2],
        ['{ArrowDown}', 3],
        ['{ArrowRight}', 0],
        ['{ArrowLeft}', 3],
        ['{ArrowUp}', 2],
      ] as const) {
        await press(keys)
        await expect.poll(chosen).toBe(place)
        expect(document.activeElement).toBe(inputs[place])
      }
      expect(onChange).toHaveBeenCalledTimes(5)
    })

    it('is one stop in the tab order: the chosen one', async () => {
      const { container, inputs } = radios()
      inputs[0]?.focus()
      await press('{Tab}')
      expect(document.activeElement).toBe(only(container, 'a[href="#next"]'))
      await press('{Shift>}{Tab}{/Shift}')
      expect(document.activeElement).toBe(inputs[0])
    })

    it('takes nothing while it is disabled', () => {
      const { inputs, onChange } = radios({ isDisabled: true })
      expect(inputs.every(({ disabled }) => disabled)).toBe(true)
      for (const input of inputs) input.click()
      expect(onChange).not.toHaveBeenCalled()
    })
  })
}
