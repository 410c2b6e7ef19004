import { type HealthDetail, plus } from '@bip/contract'
import { Alert, Button, Descriptions, formatBytes, StatusDot, useConfirm, useLocale, useToast } from '@bip/design-system'
import { useAuth } from '../../../app/auth.tsx'
import { useSession } from '../../../app/session.tsx'
import { useAnswer, write } from '../calls.ts'
import { useDurationText } from '../useDurationText.ts'
import { useSystemText } from '../useSystemText.ts'

const tones = {
  enough: 'success',
  low: 'warning',
  full: 'danger',
  up: 'success',
  slow: 'warning',
  down: 'danger',
  unknown: 'neutral',
} as const

const apart = { marginBottom: 12 }

/** How the server is: what no other page tells its administrators. */
export const SystemState = () => {
  const { t } = useSystemText()
  const { formatNumber } = useLocale()
  const durationText = useDurationText()
  const { data, mutate } = useAnswer<HealthDetail>(plus.healthDetail)
  if (!data) return null
  const { disk, storage, database, outbox, upkeep } = data
  const size = (bytes: number) => formatBytes(bytes, formatNumber)
  return (
    <>
      {upkeep.state === 'waiting' && <TimeInDoubt upkeep={upkeep} onConfirmed={() => void mutate()} />}
      <Descriptions
        columns={3}
        style={apart}
        items={[
          {
            key: 'disk',
            label: t('state.disk'),
            content: (
              <StatusDot tone={tones[storage]}>{t('state.free', { free: size(disk.free), size: size(disk.size) })}</StatusDot>
            ),
          },
          {
            key: 'database',
            label: t('state.database'),
            content: <StatusDot tone={tones[database]}>{t(`state.databases.${database}`)}</StatusDot>,
          },
          {
            key: 'outbox',
            label: t('state.outbox'),
            content:
              outbox.waiting === 0
                ? t('state.delivered')
                : t('state.waiting', { count: outbox.waiting, time: durationText(outbox.oldestSeconds * 1000, 1) }),
          },
        ]}
      />
    </>
  )
}

type Waiting = Extract<HealthDetail['upkeep'], { state: 'waiting' }>

/** The clock jumped, so nothing old is taken away until somebody says that the time is right. */
const TimeInDoubt = ({ upkeep, onConfirmed }: { upkeep: Waiting; onConfirmed: () => void }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const durationText = useDurationText()
  const confirm = useConfirm()
  const toast = useToast()
  const { data: now } = useAnswer<number>('/blade-bip/redis/current-time-millis/get')
  const ask = async (): Promise<void> => {
    const time = now === undefined ? '' : formatDateTime(new Date(now).toISOString(), { timeZone, seconds: true })
    if (!(await confirm({ title: t('state.confirmAsk', { time }), message: t('state.confirmText') }))) return
    try {
      await write(plus.confirmTime, {}, { tell: true })
      toast.success(t('common.done'))
    } catch {
      // The client has said why.
    }
    onConfirmed()
  }
  return (
    <Alert
      tone="warning"
      title={t('state.inDoubt', { time: durationText(Math.abs(upkeep.jumpedBySeconds) * 1000, 1) })}
      action={
        can('tenant_edit') && (
          <Button size="small" onPress={() => void ask()}>
            {t('state.confirm')}
          </Button>
        )
      }
    >
      {t('state.inDoubtText')}
    </Alert>
  )
}
