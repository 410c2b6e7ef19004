import { Alert, Button, PasswordField, TextField } from '@bip/design-system'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { useText } from '../app/useText.ts'
import type { CaptchaValue } from './CaptchaField.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { Brand, Card, Corner, Form, Heading, Page, Tagline } from './LoginPage.styles.ts'

const LoginCorner = lazy(() => import('./LoginCorner.tsx').then(({ LoginCorner }) => ({ default: LoginCorner })))
const CaptchaField = lazy(() => import('./CaptchaField.tsx').then(({ CaptchaField }) => ({ default: CaptchaField })))

/** Sign in with account and password; with a captcha where the gateway asks for one. What was typed stays after a refusal. */
export const LoginPage = () => {
  const { t } = useText()
  const { settings, signIn, ended } = useAuth()
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [captcha, setCaptcha] = useState<CaptchaValue>()
  const [needsCaptcha, setNeedsCaptcha] = useState(settings.captcha === 'always')
  const [captchaRound, setCaptchaRound] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [isStanding, setStanding] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)

  // Asked for during the first render, the corner's menu would race the form for the wire.
  useEffect(() => setStanding(true), [])

  const enter = async (name: string, secret: string): Promise<void> => {
    setWaiting(true)
    setProblem(undefined)
    try {
      await signIn(name, secret, needsCaptcha ? captcha : undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setWaiting(false)
      if (settings.captcha !== 'off') {
        setNeedsCaptcha(true)
        setCaptchaRound((round) => round + 1)
      }
      passwordInput.current?.select()
    }
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setChecked(true)
    if (account.trim() && password && (!needsCaptcha || captcha?.code)) void enter(account.trim(), password)
  }

  const missing = (value: string, field: string): string | undefined =>
    isChecked && !value.trim() ? t('login.required', { field }) : undefined

  return (
    <Page>
      <Corner>
        <Suspense fallback={null}>{isStanding && <LoginCorner />}</Suspense>
      </Corner>
      <Card>
        <Brand>
          <img src="/favicon.svg" alt="" width={36} height={36} />
          <div>
            <Heading>{settings.title}</Heading>
            <Tagline>{t('app.tagline')}</Tagline>
          </div>
        </Brand>
        {ended === 'expired' && !problem && <Alert tone="warning">{t('login.ended')}</Alert>}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Form onSubmit={submit} noValidate aria-label={t('login.title')}>
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
            inputRef={passwordInput}
            value={password}
            onChange={setPassword}
            error={missing(password, t('login.password'))}
          />
          {needsCaptcha && (
            <Suspense fallback={null}>
              <CaptchaField round={captchaRound} onChange={setCaptcha} error={missing(captcha?.code ?? '', t('login.captcha'))} />
            </Suspense>
          )}
          <Button type="submit" variant="primary" isLoading={isWaiting}>
            {t('login.submit')}
          </Button>
        </Form>
        {settings.demo && (
          <DemoAccounts demo={settings.demo} isDisabled={isWaiting} onChoose={(name, secret) => void enter(name, secret)} />
        )}
      </Card>
    </Page>
  )
}
