import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { BoxButton } from '../Field/Field.styles.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { passwordFieldTexts } from './PasswordField.texts.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'isClearable' | 'inputMode'>

/** A password that the user may look at; warns while Caps Lock is on. `autoComplete` is 'current-password' by default. */
export const PasswordField = ({ hint, autoComplete = 'current-password', onKeyUp, onBlur, ...props }: PasswordFieldProps) => {
  const { t } = useLocale()
  const [isShown, setShown] = useState(false)
  const [isCapsLockOn, setCapsLock] = useState(false)
  const Icon = isShown ? EyeOff : Eye

  const watchCapsLock = (event: KeyboardEvent<HTMLDivElement>): void => {
    setCapsLock(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      hint={isCapsLockOn ? t(passwordFieldTexts.capsLock) : hint}
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      suffix={
        <BoxButton
          type="button"
          disabled={props.isDisabled}
          aria-label={t(isShown ? passwordFieldTexts.hide : passwordFieldTexts.show)}
          title={t(isShown ? passwordFieldTexts.hide : passwordFieldTexts.show)}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={16} aria-hidden="true" />
        </BoxButton>
      }
    />
  )
}
