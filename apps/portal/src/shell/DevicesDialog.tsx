import { type Device, deviceName, plus } from '@bip/contract'
import { Alert, Button, Dialog, List, Skeleton, Tag, useLocale, useToast } from '@bip/design-system'
import { Monitor, Smartphone } from '@bip/design-system/icons'
import { useState } from 'react'
import useSWR from 'swr'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { useText } from '../app/useText.ts'

const isMobile = (agent: string): boolean => /Android|iPhone|iPad|Mobile/.test(agent)

/** Where the user is signed in, and the way to sign out there. */
export const DevicesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { data, error, mutate } = useSWR<Device[], Error>([plus.devices], () =>
    client.request<Device[]>({ method: 'GET', path: plus.devices, silent: true }),
  )
  const end = async (id?: string): Promise<void> => {
    setBusy(true)
    try {
      await client.request({ method: 'POST', path: plus.endDevice, query: id ? { id } : {} })
      toast.success(t('devices.ended'))
      await mutate()
    } catch {
      // The client has said why; the list stays as it was.
    } finally {
      setBusy(false)
    }
  }
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <Dialog
      isOpen
      title={t('devices.title')}
      onClose={onClose}
      footer={
        <>
          {others.length > 1 && (
            <Button variant="danger" isLoading={isBusy} onPress={() => void end()}>
              {t('devices.endAll')}
            </Button>
          )}
          <Button onPress={onClose}>{t('devices.close')}</Button>
        </>
      }
    >
      {error && <Alert tone="danger">{error.message}</Alert>}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <List
          label={t('devices.title')}
          items={data.map(({ id, agent, address, createdAt, seenAt, isCurrent }) => ({
            key: id,
            title: deviceName(agent),
            leading: isMobile(agent) ? <Smartphone size={18} aria-hidden /> : <Monitor size={18} aria-hidden />,
            description: t('devices.about', {
              address,
              since: formatDateTime(createdAt, { timeZone }),
              seen: formatDateTime(seenAt, { timeZone }),
            }),
            extra: isCurrent ? (
              <Tag>{t('devices.current')}</Tag>
            ) : (
              <Button size="small" isDisabled={isBusy} onPress={() => void end(id)}>
                {t('devices.end')}
              </Button>
            ),
          }))}
        />
      )}
    </Dialog>
  )
}
