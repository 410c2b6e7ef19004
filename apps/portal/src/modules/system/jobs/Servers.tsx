import { type JobServer, jobCalls, type Page } from '@bip/contract'
import { Button, Card, FormField, StatusDot, Table, type TableColumn, TextField, useConfirm, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { useAuth } from '../../../app/auth.tsx'
import { client } from '../../../app/client.ts'
import { useSession } from '../../../app/session.tsx'
import { useAnswer, write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

/** As many processes as are shown. */
const size = 50
const refreshInterval = 10_000

/** The processes that run jobs, and what administrators call them. */
export const Servers = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const confirm = useConfirm()
  const { formatDateTime } = useLocale()
  const { timeZone } = useAuth().settings
  const [edited, setEdited] = useState<JobServer>()
  const { data, mutate } = useAnswer<Page<JobServer>>(`${jobCalls.server}/list`, { size }, { refreshInterval })
  const forget = async ({ id, name }: JobServer): Promise<void> => {
    if (!(await confirm({ title: t('jobs.forgetAsk', { name: name || id }), confirmLabel: t('jobs.forget') }))) return
    // The client says what was wrong.
    await client.request({ method: 'POST', path: `${jobCalls.server}/remove`, query: { ids: id } }).catch(() => undefined)
    void mutate()
  }
  const columns: TableColumn<JobServer>[] = [
    { key: 'id', header: t('jobs.server'), render: ({ id, name }) => (name ? `${name} (${id})` : id) },
    {
      key: 'state',
      header: t('logs.status'),
      render: ({ isOnline }) => (
        <StatusDot tone={isOnline ? 'success' : 'neutral'}>{t(isOnline ? 'jobs.online' : 'jobs.offline')}</StatusDot>
      ),
    },
    { key: 'seenAt', header: t('jobs.seenAt'), render: ({ seenAt }) => formatDateTime(seenAt, { timeZone }) },
    { key: 'running', header: t('jobs.running'), align: 'right', render: ({ running }) => running },
    { key: 'runs', header: t('jobs.runs'), align: 'right', render: ({ runs }) => runs },
    { key: 'failures', header: t('jobs.failures'), align: 'right', render: ({ failures }) => failures },
    { key: 'remark', header: t('jobs.remark'), render: ({ remark }) => remark },
    {
      key: 'acts',
      header: '',
      render: (row) =>
        can('job_run') && (
          <>
            <Button size="small" variant="quiet" onPress={() => setEdited(row)}>
              {t('jobs.rename')}
            </Button>
            {!row.isOnline && (
              <Button size="small" variant="quiet" onPress={() => void forget(row)}>
                {t('jobs.forget')}
              </Button>
            )}
          </>
        ),
    },
  ]
  if (!data || data.records.length === 0) return null
  return (
    <Card title={t('jobs.servers')}>
      <Table columns={columns} rows={data.records} rowKey={({ id }) => id} caption={t('jobs.servers')} />
      {edited && (
        <FormDialog<{ name: string; remark: string }>
          title={edited.id}
          size="small"
          columns={1}
          start={{ name: edited.name, remark: edited.remark }}
          onSave={async ({ name, remark }) => {
            await write(`${jobCalls.server}/submit`, { id: edited.id, name: name ?? '', remark: remark ?? '' })
            setEdited(undefined)
            void mutate()
          }}
          onClose={() => setEdited(undefined)}
        >
          <FormField name="name" label={t('jobs.serverName')} render={(field) => <TextField {...field} maxLength={80} />} />
          <FormField name="remark" label={t('jobs.remark')} render={(field) => <TextField {...field} maxLength={500} />} />
        </FormDialog>
      )}
    </Card>
  )
}
