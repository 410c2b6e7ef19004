import { expect, isMockFunction, screen, userEvent, waitFor, within } from 'storybook/test'

/** What a play is told of its story. */
type Played = { canvasElement: HTMLElement; args: { onChange?: unknown } }

/** The text box of a field. */
export const textBox = (canvasElement: HTMLElement): HTMLInputElement =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox')

/** Presses the button that opens the pop-up of a field. */
export const openBy = (canvasElement: HTMLElement, name: string): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name }))

/** Opens the pop-up as the keyboard does, from where the focus in the field begins. */
export const openByKeys = async (canvasElement: HTMLElement): Promise<void> => {
  const field = within(canvasElement)
  const [first] = [...field.queryAllByRole('textbox'), ...field.queryAllByRole('spinbutton')]
  first?.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
}

/** The pop-up has gone and the focus is back in the field. */
export const isBackIn = async (canvasElement: HTMLElement): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true))
}

/** What stands in the field is named, is no value, and keeps a form around from being sent. */
export const isNoValue = async ({ canvasElement, args }: Played, problem: string | RegExp): Promise<void> => {
  await waitFor(() => expect(within(canvasElement).getByText(problem)).toBeVisible())
  const [value = null] = isMockFunction(args.onChange) ? (args.onChange.mock.lastCall ?? []) : []
  await expect(value).toBeNull()
  const inputs = [...canvasElement.querySelectorAll('input')]
  await expect(inputs.filter(({ validity }) => validity.customError)).toHaveLength(1)
}

/** Takes the focus out of the page's fields. */
export const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The button takes the value back and leaves the focus in the field. */
export const clears = async ({ canvasElement, args }: Played): Promise<void> => {
  await openBy(canvasElement, '清除')
  await expect(args.onChange).toHaveBeenLastCalledWith(null)
  await waitFor(() => expect(canvasElement.querySelector('input:focus, [role="spinbutton"]:focus')).not.toBeNull())
}
