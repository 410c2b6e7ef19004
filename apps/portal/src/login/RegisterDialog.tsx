import { authCalls, checkPhone, problemText } from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { Alert, Button, Dialog, PasswordField, TextField } from '@bip/design-system'
import { useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { LoginForm } from './LoginForm.tsx'
import { Muted } from './LoginPage.styles.ts'
import { isStrong } from './strength.ts'
import { useCaptcha } from './useCaptcha.tsx'
import { useLoginText } from './useLoginText.ts'

type RegisterDialogProps = {
  /** The tenant that the form begins with; asked for only where the domain does not say it. */
  tenantId: string
  /** Set after a third-party sign-in of somebody unknown: the dialog then cannot be closed. */
  unknown?: { oauthId: string; name: string }
  onClose?: () => void
  /** Called with what the gateway said when the application is in. */
  onDone: (message: string) => void
}

const formId = 'register'
const accountForm = /^[\w.\-@]{2,40}$/

/** Asks for an account, which an administrator approves. What was typed stays after a refusal. */
export const RegisterDialog = ({ tenantId, unknown, onClose, onDone }: RegisterDialogProps) => {
  const { t } = useLoginText()
  const { t: common } = useText()
  const { language } = usePreferences()
  const { settings } = useAuth()
  const captcha = useCaptcha()
  const [start] = useState({
    tenant: tenantId,
    name: unknown?.name ?? '',
    account: '',
    phone: '',
    password: '',
    again: '',
  })
  const [draft, setDraft] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [problem, setProblem] = useState<string>()

  const phone = draft.phone.trim()
  const verdict = phone ? checkPhone(phone) : { value: '' }
  const problems = {
    tenant: !settings.isTenantKnown && !draft.tenant.trim() ? t('register.needTenant') : undefined,
    name: draft.name.trim() ? undefined : t('register.needName'),
    account: accountProblem(draft.account.trim()),
    phone: 'problem' in verdict ? problemText(verdict.problem, language) : undefined,
    password: draft.password ? (isStrong(draft.password) ? undefined : t('register.passwordRule')) : t('register.needPassword'),
    again: draft.again === draft.password ? undefined : t('register.differ'),
    captcha: captcha.isFilled ? undefined : common('login.required', { field: common('login.captcha') }),
  }
  function accountProblem(account: string): string | undefined {
    if (!account) return t('register.needAccount')
    return accountForm.test(account) ? undefined : t('register.accountRule')
  }
  const field = (key: keyof typeof draft) => ({
    value: draft[key],
    onChange: (value: string) => setDraft((was) => ({ ...was, [key]: value })),
    error: isChecked ? problems[key] : undefined,
  })

  const submit = async (): Promise<void> => {
    setChecked(true)
    if (isWaiting || Object.values(problems).some(Boolean)) return
    setWaiting(true)
    setProblem(undefined)
    try {
      const { answer } = captcha
      const { msg } = await client.request({
        method: 'POST',
        path: authCalls.registerGuest,
        body: {
          tenantId: draft.tenant.trim(),
          name: draft.name.trim(),
          account: draft.account.trim(),
          ...(phone && { phone }),
          password: await encryptSm2(draft.password, settings.sm2PublicKey),
          ...(unknown && { oauthId: unknown.oauthId }),
        },
        headers: answer && { 'Captcha-Key': answer.key, 'Captcha-Code': answer.code },
        isAnonymous: true,
        silent: true,
        unworded: t('register.failed'),
        as: 'envelope',
      })
      onDone(msg || t('register.done'))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      captcha.renew(error)
      setWaiting(false)
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      isClosable={unknown === undefined}
      isDismissable={false}
      title={t(unknown ? 'register.thirdParty' : 'register.title')}
      onClose={() => onClose?.()}
      isDirty={JSON.stringify(draft) !== JSON.stringify(start)}
      footer={(close) => (
        <>
          {!unknown && <Button onPress={close}>{t('register.cancel')}</Button>}
          <Button type="submit" form={formId} variant="primary" isLoading={isWaiting}>
            {t('register.submit')}
          </Button>
        </>
      )}
    >
      <LoginForm id={formId} onSubmit={() => void submit()} aria-label={t('register.title')}>
        {unknown && <Muted>{t('register.thirdPartyHint')}</Muted>}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {!settings.isTenantKnown && <TextField label={t('register.tenant')} isRequired spellCheck={false} {...field('tenant')} />}
        <TextField label={t('register.name')} isRequired autoComplete="name" autoFocus {...field('name')} />
        <TextField label={t('register.account')} isRequired autoComplete="username" spellCheck={false} {...field('account')} />
        {!unknown && <TextField label={t('register.phone')} type="tel" autoComplete="tel" {...field('phone')} />}
        <PasswordField
          label={t('register.password')}
          isRequired
          autoComplete="new-password"
          hint={t('register.passwordRule')}
          {...field('password')}
        />
        <PasswordField label={t('register.confirm')} isRequired autoComplete="new-password" {...field('again')} />
        {captcha.field(isChecked ? problems.captcha : undefined)}
      </LoginForm>
    </Dialog>
  )
}
