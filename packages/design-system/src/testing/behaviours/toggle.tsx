import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { only, press, stage } from './stage.ts'

export type ToggleOptions = {
  name: string
  /** Off at first; hands the props on. */
  render: (props: { onChange: (isOn: boolean) => void; isDisabled?: boolean; isReadOnly?: boolean }) => ReactElement
}

/** What is on or off: Space and a press on its words turn it. */
export const behavesAsToggle = ({ name, render }: ToggleOptions): void => {
  const toggle = (props: { isDisabled?: boolean; isReadOnly?: boolean } = {}) => {
    const onChange = vi.fn<(isOn: boolean) => void>()
    const input = only(stage(render({ onChange, ...props })), 'input')
    if (!(input instanceof HTMLInputElement)) throw new Error(`${name} has no input.`)
    input.focus()
    return { input, onChange }
  }

  describe(`${name} is on or off`, () => {
    it('turns with Space, and back, and not with Enter', async () => {
      const { input, onChange } = toggle()
      await press(' ')
      expect(input.checked).toBe(true)
      await press(' ')
      await press('{Enter}')
      expect(input.checked).toBe(false)
      expect(onChange.mock.calls).toEqual([[true], [false]])
    })

    it('turns on a press on its words', () => {
      const { input, onChange } = toggle()
      input.labels?.[0]?.click()
      expect(onChange.mock.calls).toEqual([[true]])
    })

    it('stays as it is while it is disabled or read-only', async () => {
      const disabled = toggle({ isDisabled: true })
      disabled.input.labels?.[0]?.click()
      expect(disabled.onChange).not.toHaveBeenCalled()
      const readOnly = toggle({ isReadOnly: true })
      await press(' ')
      expect(readOnly.input.checked).toBe(false)
      expect(readOnly.onChange).not.toHaveBeenCalled()
    })
  })
}
