import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { all, nameOf, press, stage } from './stage.ts'

export type SliderOptions = {
  name: string
  /** From 0 to 100 in steps of 5; a single thumb stands at 40, two at 40 and 80. Hands the props on. */
  render: (props: { onChange: () => void; isDisabled?: boolean; isReadOnly?: boolean }) => ReactElement
  /** Default 1. */
  thumbs?: 1 | 2
}

/** Sliders after the ARIA practices: every thumb a stop of its own, arrows step, Home and End go as far as they can. */
export const behavesAsSlider = ({ name, render, thumbs = 1 }: SliderOptions): void => {
  const slider = (props: { isDisabled?: boolean; isReadOnly?: boolean } = {}) => {
    const onChange = vi.fn()
    const inputs = all(stage(render({ onChange, ...props })), 'input[type="range"]').filter(
      (element): element is HTMLInputElement => element instanceof HTMLInputElement,
    )
    const [thumb] = inputs
    if (!thumb) throw new Error(`${name} has no thumb.`)
    thumb.focus()
    return { inputs, thumb, onChange }
  }
  /** How far the first thumb goes: to the end, or to the other thumb. */
  const end = thumbs === 2 ? '80' : '100'

  describe(`${name} is a slider`, () => {
    it('tells its name, its bounds and its value in words', () => {
      const { inputs } = slider()
      expect(inputs.map(({ value }) => value)).toEqual(thumbs === 2 ? ['40', '80'] : ['40'])
      for (const input of inputs) {
        expect(nameOf(input)).not.toBe('')
        expect(input.getAttribute('aria-valuetext')).toBe(input.value)
        expect(input.step).toBe('5')
      }
      expect(new Set(inputs.map(nameOf)).size).toBe(thumbs)
    })

    it('steps with the arrows, further with the pages, and to its ends with Home and End', async () => {
      const { thumb, onChange } = slider()
      for (const [keys, value] of [
        ['{ArrowRight}', '45'],
        ['{ArrowUp}', '50'],
        ['{ArrowLeft}', '45'],
        ['{ArrowDown}', '40'],
        ['{PageUp}', '50'],
        ['{PageDown}', '40'],
        ['{Home}', '0'],
        ['{ArrowLeft}', '0'],
        ['{End}', end],
        ['{ArrowRight}', end],
      ] as const) {
        await press(keys)
        await expect.poll(() => thumb.value).toBe(value)
        expect(thumb.getAttribute('aria-valuetext')).toBe(value)
      }
      expect(onChange).toHaveBeenCalled()
    })

    it('gives every thumb a stop in the tab order', async () => {
      const { inputs } = slider()
      for (const input of inputs) {
        expect(document.activeElement).toBe(input)
        await press('{Tab}')
      }
      expect(inputs).not.toContain(document.activeElement)
    })

    it('stays as it is while it is disabled or read-only', async () => {
      const disabled = slider({ isDisabled: true })
      expect(disabled.inputs.every((input) => input.disabled)).toBe(true)
      const readOnly = slider({ isReadOnly: true })
      expect(readOnly.thumb.getAttribute('aria-readonly')).toBe('true')
      await press('{ArrowRight}{End}')
      expect(readOnly.thumb.value).toBe('40')
      expect(readOnly.onChange).not.toHaveBeenCalled()
    })
  })
}
