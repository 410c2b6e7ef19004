import { plus } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { Alert, Button, TextField, useToast } from '@bip/design-system'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { CodeRow, Muted } from '../../login/LoginPage.styles.ts'
import { useLoginText } from '../../login/useLoginText.ts'
import { useSeconds } from '../../login/useSeconds.ts'

const pauseSeconds = 60

type OwnPhoneProps = { phone: string; isConfirmed: boolean; onConfirmed: () => Promise<unknown> }

/** Whether the user's number signs them in, and the code that makes it do so. */
export const OwnPhone = ({ phone, isConfirmed, onConfirmed }: OwnPhoneProps) => {
  const { t } = useLoginText()
  const [isOpen, setOpen] = useState(false)
  if (isConfirmed) return <Muted>{t('ownPhone.counts')}</Muted>
  return (
    <>
      <Muted>{t('ownPhone.open')}</Muted>
      {isOpen ? (
        <CodeOf phone={phone} onConfirmed={onConfirmed} />
      ) : (
        <div>
          <Button onPress={() => setOpen(true)}>{t('ownPhone.start')}</Button>
        </div>
      )}
    </>
  )
}

/** Part of a form: Enter confirms the number here, and does not save the form. */
const CodeOf = ({ phone, onConfirmed }: Omit<OwnPhoneProps, 'isConfirmed'>) => {
  const { t } = useLoginText()
  const toast = useToast()
  const [sent, setSent] = useState<string>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [busy, setBusy] = useState<'send' | 'submit'>()
  const [wait, startWait] = useSeconds()

  const attempt = async (what: 'send' | 'submit', work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      if (error instanceof ApiError && error.key === 'codeTooSoon') startWait(pauseSeconds)
    } finally {
      setBusy(undefined)
    }
  }
  const send = (): Promise<void> =>
    attempt('send', async () => {
      const { id } = await client.request<{ id: string }>({ method: 'POST', path: plus.phoneCode, silent: true })
      setSent(id)
      startWait(pauseSeconds)
    })
  const submit = (): void => {
    setChecked(true)
    if (!code.trim() || !sent) return
    void attempt('submit', async () => {
      await client.request({ method: 'POST', path: plus.confirmPhone, body: { id: sent, code: code.trim() }, silent: true })
      toast.success(t('ownPhone.done'))
      await onConfirmed()
    })
  }
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <CodeRow
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t('ownPhone.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={setCode}
          error={isChecked && !code.trim() ? t('ownPhone.needed') : undefined}
        />
        <Button isLoading={busy === 'send'} isDisabled={wait > 0} onPress={() => void send()}>
          {wait > 0 ? t('ownPhone.again', { seconds: wait }) : t('ownPhone.send')}
        </Button>
      </CodeRow>
      {sent && <Muted role="status">{t('ownPhone.sent', { phone })}</Muted>}
      <div>
        <Button variant="primary" isLoading={busy === 'submit'} isDisabled={!sent} onPress={submit}>
          {t('ownPhone.submit')}
        </Button>
      </div>
    </>
  )
}
