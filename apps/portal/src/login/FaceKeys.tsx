import { deviceName, type FaceKey, plus } from '@bip/contract'
import { Alert, Button, Dialog, Empty, List, Skeleton, useConfirm, useLocale, useToast } from '@bip/design-system'
import { ScanFace } from '@bip/design-system/icons'
import { useState } from 'react'
import useSWR from 'swr'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { Stack } from './LoginPage.styles.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { useLoginText } from './useLoginText.ts'
import { createKey, type EnrolQuestion, faceProblem } from './webauthn.ts'

/** The devices on which the user signs in by face, and their third-party accounts: adds and removes them. */
export const FaceKeys = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLoginText()
  const { settings } = useAuth()
  return (
    <Dialog
      isOpen
      title={t('face.keys')}
      onClose={onClose}
      footer={(close) => <Button onPress={close}>{t('face.close')}</Button>}
    >
      <Stack>
        {settings.loginModes.includes('face') && <Devices />}
        {(settings.loginSources ?? []).length > 0 && <SocialLinks />}
      </Stack>
    </Dialog>
  )
}

const Devices = () => {
  const { t } = useLoginText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const toast = useToast()
  const confirm = useConfirm()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
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
  const enrol = (): Promise<void> =>
    work(async () => {
      const { id, options } = await client.request<EnrolQuestion>({ method: 'POST', path: plus.faceEnrolOptions, silent: true })
      const answer = await createKey(options).catch(() => Promise.reject(new Error(t('face.cancelled'))))
      const body = { id, name: deviceName(navigator.userAgent), answer }
      await client.request({ method: 'POST', path: plus.faceEnrol, body, silent: true })
      toast.success(t('face.enrolled'))
    })
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
        <Button variant="primary" isLoading={isBusy} onPress={() => void enrol()}>
          {t('face.enrol')}
        </Button>
      )}
    </>
  )
}
