import type { LoginMode } from '@bip/contract'
import { Alert, lazyPart, SegmentedControl, TextField } from '@bip/design-system'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { useText } from '../app/useText.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { Brand, Card, Corner, Heading, LinkButton, Links, Page, Tagline } from './LoginPage.styles.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SocialButtons } from './SocialButtons.tsx'
import { keepTenant, keptTenant } from './tenant.ts'
import { useCaptcha } from './useCaptcha.tsx'

const LoginCorner = lazyPart(() => import('./LoginCorner.tsx').then(({ LoginCorner }) => LoginCorner))
const SmsForm = lazyPart(() => import('./SmsForm.tsx').then(({ SmsForm }) => SmsForm))
const FaceForm = lazyPart(() => import('./FaceForm.tsx').then(({ FaceForm }) => FaceForm))
const RegisterDialog = lazyPart(() => import('./RegisterDialog.tsx').then(({ RegisterDialog }) => RegisterDialog))

const forms = ['password', 'sms', 'face'] as const satisfies readonly LoginMode[]
type FormMode = (typeof forms)[number]
const names = { password: 'login.byPassword', sms: 'login.bySms', face: 'login.byFace' } as const

/** The ways to sign in that the gateway offers; with a captcha where it asks for one. What was typed stays after a refusal. */
export const LoginPage = () => {
  const { t } = useText()
  const { settings, signIn, enter, ended } = useAuth()
  const modes = forms.filter((mode) => settings.loginModes.includes(mode))
  const [mode, setMode] = useState<FormMode>(modes[0] ?? 'password')
  const [tenantId, setTenantId] = useState(keptTenant(settings))
  const [isTenantShown, setTenantShown] = useState(tenantId !== settings.tenantId)
  const captcha = useCaptcha()
  const [problem, setProblem] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const [isRegistering, setRegistering] = useState(false)
  const [message, setMessage] = useState<string>()
  const [isForgotten, setForgotten] = useState(false)
  const [isShown, setShown] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)

  // Asked for during the first render, the corner's menu would race the form for the wire.
  useEffect(() => setShown(true), [])

  const tenant = tenantId.trim() || settings.tenantId
  /** One try, whichever way: a second press while it runs does nothing. */
  const attempt = async (way: () => Promise<void>): Promise<void> => {
    if (isWaiting) return
    setWaiting(true)
    setProblem(undefined)
    setMessage(undefined)
    keepTenant(settings, tenant)
    try {
      await way()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setWaiting(false)
      if (!captcha.renew(error)) passwordInput.current?.select()
    }
  }
  const byPassword = (account: string, password: string) => void attempt(() => signIn(account, password, captcha.answer, tenant))
  const another = { tenantId: tenant, captcha, isWaiting, onProblem: setProblem }

  return (
    <Page>
      <Corner>
        <Suspense fallback={null}>{isShown && <LoginCorner />}</Suspense>
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
        {message && <Alert tone="success">{message}</Alert>}
        {problem && <Alert tone="danger">{problem}</Alert>}
        {modes.length > 1 && (
          <SegmentedControl
            label={t('login.ways')}
            items={modes.map((value) => ({ value, label: t(names[value]) }))}
            value={mode}
            onChange={(next) => {
              setProblem(undefined)
              setMode(next)
            }}
            isDisabled={isWaiting}
          />
        )}
        {isTenantShown && (
          <TextField
            label={t('login.tenant')}
            name="tenant"
            autoComplete="organization"
            spellCheck={false}
            value={tenantId}
            onChange={setTenantId}
          />
        )}
        {mode === 'password' && (
          <PasswordForm captcha={captcha} isWaiting={isWaiting} passwordRef={passwordInput} onSubmit={byPassword} />
        )}
        <Suspense fallback={null}>
          {mode === 'sms' && (
            <SmsForm {...another} onEnter={(parameters) => void attempt(() => enter(parameters, captcha.answer))} />
          )}
          {mode === 'face' && (
            <FaceForm {...another} onEnter={(ask) => void attempt(async () => enter(await ask(), captcha.answer))} />
          )}
        </Suspense>
        <SocialButtons sources={settings.loginSources ?? []} tenantId={tenant} />
        {isForgotten && mode === 'password' && (
          <Alert tone="info">{t(modes.includes('sms') ? 'login.forgottenSms' : 'login.forgottenAsk')}</Alert>
        )}
        {(settings.isOpenToRegister || !settings.isTenantKnown || mode === 'password') && (
          <Links>
            {mode === 'password' && (
              <LinkButton type="button" aria-expanded={isForgotten} onClick={() => setForgotten(!isForgotten)}>
                {t('login.forgotten')}
              </LinkButton>
            )}
            {settings.isOpenToRegister && (
              <LinkButton type="button" onClick={() => setRegistering(true)}>
                {t('login.register')}
              </LinkButton>
            )}
            {!settings.isTenantKnown && !isTenantShown && (
              <LinkButton type="button" onClick={() => setTenantShown(true)}>
                {t('login.otherTenant')}
              </LinkButton>
            )}
          </Links>
        )}
        {settings.demo && <DemoAccounts demo={settings.demo} isDisabled={isWaiting} onChoose={byPassword} />}
      </Card>
      {isRegistering && (
        <Suspense fallback={null}>
          <RegisterDialog
            tenantId={tenant}
            onClose={() => setRegistering(false)}
            onDone={(message) => {
              setRegistering(false)
              setProblem(undefined)
              setMessage(message)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
