import { Alert, Button, CopyText, PasswordField, useToast } from '@bip/design-system'
import { Dices } from '@bip/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { changePassword } from './changePassword.ts'
import { LoginForm } from './LoginForm.tsx'
import { Card, Heading, Page } from './LoginPage.styles.ts'
import { isStrong, madePassword } from './strength.ts'

/** A new password: forced where the account says so, or by one's own wish. Other sessions of the account end. */
export const ResetPasswordPage = () => {
  const { t } = useText()
  const { user, reload } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const [made, setMade] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isForced = user !== undefined && user.pwStatus !== 0

  const make = (): void => {
    const password = madePassword()
    setMade(password)
    setNext(password)
    setAgain(password)
  }
  const submit = async (): Promise<void> => {
    setChecked(true)
    if (!old || !isStrong(next) || next !== again) return
    setWaiting(true)
    setProblem(undefined)
    try {
      await changePassword(old, next)
      toast.success(t('password.done'))
      // The guard sends back whoever still has a password to change, so it must know first.
      await reload()
      navigate('/', { replace: true })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setWaiting(false)
    }
  }

  return (
    <Page>
      <Card>
        <Heading>{t('password.title')}</Heading>
        {isForced && !problem && <Alert tone="info">{t('password.forced')}</Alert>}
        {problem && <Alert tone="danger">{problem}</Alert>}
        <LoginForm onSubmit={() => void submit()} aria-label={t('password.title')}>
          <input type="text" name="username" autoComplete="username" value={user?.account ?? ''} readOnly hidden />
          <PasswordField
            label={t('password.old')}
            autoComplete="current-password"
            autoFocus
            value={old}
            onChange={setOld}
            error={isChecked && !old ? t('login.required', { field: t('password.old') }) : undefined}
          />
          <PasswordField
            label={t('password.next')}
            autoComplete="new-password"
            hint={t('password.rule')}
            value={next}
            onChange={setNext}
            error={isChecked && !isStrong(next) ? t('password.rule') : undefined}
          />
          <Button icon={<Dices size={16} aria-hidden />} onPress={make}>
            {t('password.make')}
          </Button>
          {made !== undefined && made === next && (
            <Alert tone="info" title={t('password.made')}>
              <CopyText text={made} />
            </Alert>
          )}
          <PasswordField
            label={t('password.confirm')}
            autoComplete="new-password"
            value={again}
            onChange={setAgain}
            error={isChecked && next !== again ? t('password.differ') : undefined}
          />
          <Button type="submit" variant="primary" isLoading={isWaiting}>
            {t('password.submit')}
          </Button>
        </LoginForm>
      </Card>
    </Page>
  )
}
