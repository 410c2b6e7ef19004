import { type FaceKey, plus } from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { Alert, Button, Dialog, Empty, List, PasswordField, Skeleton, useConfirm, useLocale, useToast } from '@bip/design-system'
import { ScanFace } from '@bip/design-system/icons'
import { type FormEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { deviceName } from '../shell/deviceName.ts'
import { CodeRow, Stack } from './LoginPage.styles.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { useLoginText } from './useLoginText.ts'
import { createKey, type EnrolQuestion, faceProblem } from './webauthn.ts'

/** The devices on which the user signs in by face, and their third-party accounts: adds and removes them. */
export const FaceKeys = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLoginText()
  const { settings } = useAuth()
  const [password, setPassword] = useState('')
  return (
    <Dialog
      isOpen
      title={t('face.keys')}
      isDirty={password !== ''}
      onClose={onClose}
      footer={(close) => <Button onPress={close}>{t('face.close')}</Button>}
    >
      <Stack>
        {settings.loginModes.includes('face') && <Devices password={password} onPassword={setPassword} />}
        {(settings.loginSources ?? []).length > 0 && <SocialLinks />}
      </Stack>
    </Dialog>
  )
}

type DevicesProps = { password: string; onPassword: (password: string) => void }

const Devices = ({ password, onPassword }: DevicesProps) => {
  const { t } = useLoginText()
  const { formatDateTime } = useLocale()
  const { timeZone, sm2PublicKey } = useAuth().settings
  const toast = useToast()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const keys = useSWR<FaceKey[], Error>([plus.faceKeys], () => client.request<FaceKey[]>({ path: plus.faceKeys, silent: true }))
  const problem = faceProblem()
  const when = (instant: string) => formatDateTime(instant, { timeZone })

  const work = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await step()
      await keys.mutate()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const enrol = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setChecked(true)
    if (!password || isBusy) return
    await work(async () => {
      const sealed = { password: await encryptSm2(password, sm2PublicKey) }
      const asked = { method: 'POST', path: plus.faceEnrolOptions, body: sealed, silent: true } as const
      const { id, options } = await client.request<EnrolQuestion>(asked).catch((error: unknown) => {
        field.current?.select()
        throw error
      })
      const answer = await createKey(options).catch(() => Promise.reject(new Error(t('face.cancelled'))))
      const body = { id, name: deviceName(navigator.userAgent), answer }
      await client.request({ method: 'POST', path: plus.faceEnrol, body, silent: true })
      onPassword('')
      setChecked(false)
      toast.success(t('face.enrolled'))
    })
  }
  const remove = async ({ id, name }: FaceKey): Promise<void> => {
    if (!(await confirm({ title: t('face.removeAsk', { name }), tone: 'danger' }))) return
    await work(async () => {
      await client.request({ method: 'POST', path: plus.removeFaceKey, query: { id }, silent: true })
      toast.success(t('face.removed'))
    })
  }

  return (
    <>
      {problem && <Alert tone="info">{t(`face.${problem}`)}</Alert>}
      {(failure ?? keys.error) && <Alert tone="danger">{failure ?? keys.error?.message}</Alert>}
      {!keys.data && !keys.error && <Skeleton lines={2} />}
      {keys.data?.length === 0 && <Empty title={t('face.none')} description={t('face.hint')} />}
      {keys.data && keys.data.length > 0 && (
        <List
          label={t('face.devices')}
          items={keys.data.map((key) => ({
            key: key.id,
            title: key.name,
            leading: <ScanFace size={18} aria-hidden />,
            description: key.usedAt
              ? t('face.used', { created: when(key.createdAt), used: when(key.usedAt) })
              : t('face.about', { created: when(key.createdAt) }),
            extra: (
              <Button size="small" isDisabled={isBusy} onPress={() => void remove(key)}>
                {t('face.remove')}
              </Button>
            ),
          }))}
        />
      )}
      {!problem && (
        <CodeRow as="form" onSubmit={(event: FormEvent) => void enrol(event)} noValidate aria-label={t('face.enrol')}>
          <PasswordField
            label={t('face.password')}
            hint={t('face.passwordHint')}
            autoComplete="current-password"
            inputRef={field}
            value={password}
            onChange={onPassword}
            error={isChecked && !password ? t('register.needPassword') : undefined}
          />
          <Button type="submit" variant="primary" isLoading={isBusy}>
            {t('face.enrol')}
          </Button>
        </CodeRow>
      )}
    </>
  )
}
