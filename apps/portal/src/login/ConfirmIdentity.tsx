import { plus } from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { Alert, Button, Dialog, PasswordField } from '@bip/design-system'
import { useId, useRef, useState } from 'react'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'
import { LoginForm } from './LoginForm.tsx'
import { Muted } from './LoginPage.styles.ts'
import { useLoginText } from './useLoginText.ts'

/** Asks for the password once more before something changes how one gets in; the server remembers it for five minutes. */
export const ConfirmIdentity = ({ onDone }: { onDone: (isConfirmed: boolean) => void }) => {
  const { t } = useLoginText()
  const { t: common } = useText()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  const submit = async (): Promise<void> => {
    setChecked(true)
    if (!password || isWaiting) return
    setWaiting(true)
    setProblem(undefined)
    try {
      const { sm2PublicKey } = await client.loadSettings()
      const sealed = await encryptSm2(password, sm2PublicKey)
      await client.request({ method: 'POST', path: plus.confirmPassword, body: { password: sealed }, silent: true })
      onDone(true)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setWaiting(false)
      field.current?.select()
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t('confirm.title')}
      onClose={() => onDone(false)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('confirm.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={isWaiting}>
            {t('confirm.submit')}
          </Button>
        </>
      )}
    >
      <LoginForm id={formId} onSubmit={() => void submit()} aria-label={t('confirm.title')}>
        <Muted>{t('confirm.why')}</Muted>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <PasswordField
          label={common('login.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          inputRef={field}
          value={password}
          onChange={setPassword}
          error={isChecked && !password ? common('login.required', { field: common('login.password') }) : undefined}
        />
      </LoginForm>
    </Dialog>
  )
}
