import { Button, PasswordField, TextField } from '@bip/design-system'
import { type Ref, useState } from 'react'
import { useText } from '../app/useText.ts'
import { LoginForm } from './LoginForm.tsx'
import type { Captcha } from './useCaptcha.tsx'

type PasswordFormProps = {
  captcha: Captcha
  isWaiting: boolean
  passwordRef: Ref<HTMLInputElement>
  onSubmit: (account: string, password: string) => void
}

/** Account and password. */
export const PasswordForm = ({ captcha, isWaiting, passwordRef, onSubmit }: PasswordFormProps) => {
  const { t } = useText()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submit = (): void => {
    setChecked(true)
    if (account.trim() && password && captcha.isFilled && !isWaiting) onSubmit(account.trim(), password)
  }
  const missing = (value: string, field: string): string | undefined =>
    isChecked && !value.trim() ? t('login.required', { field }) : undefined
  return (
    <LoginForm onSubmit={submit} aria-label={t('login.title')}>
      <TextField
        label={t('login.account')}
        name="username"
        autoComplete="username"
        spellCheck={false}
        autoFocus
        value={account}
        onChange={setAccount}
        error={missing(account, t('login.account'))}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        inputRef={passwordRef}
        value={password}
        onChange={setPassword}
        error={missing(password, t('login.password'))}
      />
      {captcha.field(captcha.isFilled ? undefined : missing('', t('login.captcha')))}
      <Button type="submit" variant="primary" isLoading={isWaiting}>
        {t('login.submit')}
      </Button>
    </LoginForm>
  )
}
