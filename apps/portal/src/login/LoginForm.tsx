import type { ComponentProps } from 'react'
import { Form } from './LoginPage.styles.ts'

type LoginFormProps = Omit<ComponentProps<typeof Form>, 'onSubmit'> & { onSubmit: () => void }

/** A form of the sign-in pages: after a press the first field that is wrong has the focus. */
export const LoginForm = ({ onSubmit, ...rest }: LoginFormProps) => (
  <Form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      const form = event.currentTarget
      onSubmit()
      // Its errors stand in the page with the next frame.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }}
  />
)
