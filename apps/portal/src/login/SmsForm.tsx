import { authCalls, checkPhone, problemText } from '@bip/contract'
import type { GrantParameters } from '@bip/contract/client'
import { ApiError } from '@bip/contract/client'
import { Button, TextField } from '@bip/design-system'
import { useState } from 'react'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { useText } from '../app/useText.ts'
import { LoginForm } from './LoginForm.tsx'
import { CodeRow, Muted } from './LoginPage.styles.ts'
import type { Captcha } from './useCaptcha.tsx'
import { useLoginText } from './useLoginText.ts'
import { useSeconds } from './useSeconds.ts'

const pauseSeconds = 60

type SmsFormProps = {
  tenantId: string
  captcha: Captcha
  isWaiting: boolean
  onProblem: (problem: string | undefined) => void
  onEnter: (parameters: GrantParameters) => void
}

/** A phone and the code that it was sent. */
export const SmsForm = ({ tenantId, captcha, isWaiting, onProblem, onEnter }: SmsFormProps) => {
  const { t } = useLoginText()
  const { t: common } = useText()
  const { language } = usePreferences()
  const { sm2PublicKey } = useAuth().settings
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<{ id: string; phone: string }>()
  const [wait, setWait] = useSeconds()
  const [isSending, setSending] = useState(false)
  const [checked, setChecked] = useState<'none' | 'phone' | 'all'>('none')

  const verdict = checkPhone(phone.trim())
  const phoneProblem = 'problem' in verdict ? problemText(verdict.problem, language) : undefined
  const missingCaptcha = captcha.isFilled ? undefined : common('login.required', { field: common('login.captcha') })

  const sealed = async (): Promise<string> => {
    const { encryptSm2 } = await import('@bip/contract/crypto')
    return encryptSm2(phone.trim(), sm2PublicKey)
  }
  const send = async (): Promise<void> => {
    setChecked('phone')
    if (phoneProblem || missingCaptcha || isSending || wait > 0) return
    setSending(true)
    onProblem(undefined)
    try {
      const { answer } = captcha
      const { id } = await client.request<{ id: string }>({
        method: 'POST',
        path: authCalls.sendCode,
        query: { tenantId, phone: await sealed() },
        headers: { 'Tenant-Id': tenantId, ...(answer && { 'Captcha-Key': answer.key, 'Captcha-Code': answer.code }) },
        isAnonymous: true,
        silent: true,
      })
      setSent({ id, phone: phone.trim() })
      setWait(pauseSeconds)
      setChecked('none')
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error))
      captcha.renew(error)
      setWait(secondsToWait(error))
    } finally {
      setSending(false)
    }
  }
  const submit = (): void => {
    setChecked('all')
    if (phoneProblem || !code.trim() || isWaiting) return
    void sealed().then((phone) =>
      onEnter({ grant_type: 'sms_code', type: 'phone', tenantId, phone, codeId: sent?.id ?? '', codeValue: code.trim() }),
    )
  }
  return (
    <LoginForm onSubmit={submit} aria-label={common('login.bySms')}>
      <TextField
        label={t('sms.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
        value={phone}
        onChange={setPhone}
        error={checked === 'none' ? undefined : phoneProblem}
      />
      {captcha.field(checked === 'phone' ? missingCaptcha : undefined)}
      <CodeRow>
        <TextField
          label={t('sms.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={setCode}
          error={checked === 'all' && !code.trim() ? common('login.required', { field: t('sms.code') }) : undefined}
        />
        <Button isLoading={isSending} isDisabled={wait > 0} onPress={() => void send()}>
          {wait > 0 ? t('sms.again', { seconds: wait }) : t('sms.send')}
        </Button>
      </CodeRow>
      {sent && <Muted role="status">{t('sms.sent')}</Muted>}
      <Button type="submit" variant="primary" isLoading={isWaiting}>
        {t('sms.submit')}
      </Button>
    </LoginForm>
  )
}

function secondsToWait(error: unknown): number {
  if (!(error instanceof ApiError) || error.key !== 'codeTooSoon') return 0
  const { data } = error
  return typeof data === 'object' && data !== null && 'retryAfter' in data ? Number(data.retryAfter) || 0 : 0
}
