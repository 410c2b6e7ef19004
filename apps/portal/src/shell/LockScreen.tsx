import { shellCalls } from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { Alert, Avatar, Button, PasswordField } from '@bip/design-system'
import { LockKeyhole } from '@bip/design-system/icons'
import { type FormEvent, useRef, useState } from 'react'
import { client } from '../app/client.ts'
import { useSession } from '../app/session.tsx'
import { useAvatar } from '../app/useAvatar.ts'
import { useText } from '../app/useText.ts'
import { LockCard, LockForm, LockPage } from './LockScreen.styles.ts'
import { lock } from './lock.ts'
import { useSignOut } from './useSignOut.ts'

/** Hides everything until its user gives their password, which the server checks and counts like a sign-in. */
export const LockScreen = () => {
  const { t } = useText()
  const signOut = useSignOut()
  const { user } = useSession()
  const avatar = useAvatar(user?.avatar)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!password || isWaiting) return
    setWaiting(true)
    try {
      const { sm2PublicKey } = await client.loadSettings()
      const oldPassword = await encryptSm2(password, sm2PublicKey)
      await client.request({ path: shellCalls.checkPassword, query: { oldPassword }, silent: true })
      lock.open()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setWaiting(false)
      field.current?.select()
    }
  }

  return (
    <LockPage>
      <LockCard>
        <Avatar name={user?.realName ?? ''} src={avatar} size={64} />
        <h1>{user?.realName}</h1>
        <p>
          <LockKeyhole size={14} aria-hidden /> {t('lock.locked')}
        </p>
        <LockForm onSubmit={(event) => void unlock(event)} noValidate aria-label={t('lock.locked')}>
          {problem && <Alert tone="danger">{problem}</Alert>}
          <input type="text" name="username" autoComplete="username" value={user?.account ?? ''} readOnly hidden />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            autoFocus
            inputRef={field}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" isLoading={isWaiting} isDisabled={password === ''}>
            {t('lock.unlock')}
          </Button>
          <Button variant="quiet" onPress={() => void signOut()}>
            {t('lock.other')}
          </Button>
        </LockForm>
      </LockCard>
    </LockPage>
  )
}
