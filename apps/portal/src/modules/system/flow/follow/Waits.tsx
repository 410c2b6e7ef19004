import type { FlowInstanceDetail } from '@bip/contract/workflow'
import { Alert, Button, ButtonGroup, Card, Empty, Table, type TableColumn, useLocale } from '@bip/design-system'
import { useAuth } from '../../../../app/auth.tsx'
import { Stack } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'

export type Wait = FlowInstanceDetail['waits'][number]

type WaitsProps = {
  waits: readonly Wait[]
  /** Absent where the reader may only look. */
  onAssign?: ((wait: Wait) => void) | undefined
}

const known = ['task', 'service', 'timer', 'message', 'signal', 'condition', 'incident'] as const

/** What a process waits for, and until when. */
export const Waits = ({ waits, onAssign }: WaitsProps) => {
  const { t } = useFlowText()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const kindOf = (kind: string): string => {
    const found = known.find((one) => one === kind)
    return found ? t(`kinds.${found}`) : kind
  }
  const columns: TableColumn<Wait>[] = [
    { key: 'node', header: t('detail.node'), render: ({ nodeName }) => nodeName },
    {
      key: 'kind',
      header: t('detail.kind'),
      render: ({ kind, message }) => (message ? `${kindOf(kind)} · ${message}` : kindOf(kind)),
    },
    {
      key: 'who',
      header: t('detail.who'),
      render: ({ taskId, assigneeName }) => assigneeName || (taskId ? t('detail.nobody') : ''),
    },
    {
      key: 'due',
      header: t('detail.due'),
      render: ({ dueTime }) => (dueTime ? formatDateTime(dueTime, { timeZone }) : ''),
    },
    {
      key: 'acts',
      header: '',
      render: (wait) =>
        onAssign &&
        wait.taskId !== '' && (
          <Button size="small" variant="quiet" onPress={() => onAssign(wait)}>
            {t(wait.assigneeName === '' ? 'detail.dispatch' : 'detail.assign')}
          </Button>
        ),
    },
  ]
  const shown = waits.filter(({ kind }) => kind !== 'incident')
  return (
    <Card title={t('detail.waits')} isFlush={shown.length > 0}>
      {shown.length > 0 ? (
        <Table columns={columns} rows={shown} rowKey={({ id }) => id} caption={t('detail.waits')} />
      ) : (
        <Empty size="small" title={t('detail.noWaits')} />
      )}
    </Card>
  )
}

type IncidentsProps = {
  waits: readonly Wait[]
  isBusy: boolean
  onRetry?: ((wait: Wait) => void) | undefined
  onRepair?: ((wait: Wait) => void) | undefined
}

/** What went wrong, with the ways to have it done once more. */
export const Incidents = ({ waits, isBusy, onRetry, onRepair }: IncidentsProps) => {
  const { t } = useFlowText()
  const shown = waits.filter(({ kind }) => kind === 'incident')
  if (shown.length === 0) return null
  return (
    <Stack>
      {shown.map((wait) => (
        <Alert
          key={wait.id}
          tone="danger"
          title={`${t('detail.incidents')} · ${wait.nodeName}`}
          action={
            onRetry &&
            onRepair && (
              <ButtonGroup label={t('actions')}>
                <Button size="small" isDisabled={isBusy} onPress={() => onRetry(wait)}>
                  {t('detail.retry')}
                </Button>
                <Button size="small" variant="primary" isDisabled={isBusy} onPress={() => onRepair(wait)}>
                  {t('detail.repair')}
                </Button>
              </ButtonGroup>
            )
          }
        >
          {wait.message}
        </Alert>
      ))}
    </Stack>
  )
}
