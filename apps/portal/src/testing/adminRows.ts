import { screen, userEvent, within } from 'storybook/test'

/** A row of a list by its text. */
export const row = (name: RegExp) => screen.findByRole('row', { name })
/** A row under the pointer, with its actions beside it. */
export const pointedAt = async (text: string) => {
  const cell = await screen.findByText(text)
  await userEvent.hover(cell)
  return within(await row(new RegExp(text)))
}
/** An action of a row by its key: only a real pointer makes those of a row take clicks. */
export const pressed = async (button: HTMLElement): Promise<void> => {
  button.focus()
  await userEvent.keyboard('{Enter}')
}
/** Answers a question with one of its buttons. */
export const confirmed = async (action: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }))
