import type { Core } from '@bip/contract'
import { mrpRun } from '@bip/contract/resources'
import { Button, Progress, useToast } from '@bip/design-system'
import { Play } from '@bip/design-system/icons'
import { apiOf, reasonOf, useHost, useRefresh } from '@bip/records'
import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { useMaterialsText } from '../useMaterialsText.ts'
import { Running } from './planner.styles.ts'

type Run = { id: string; no: string; runStatus: string; progress: string } & Record<string, unknown>

/** How often a run that is not done is looked at, in ms. */
const every = 1500
const isUnderWay = (run: Run | undefined): boolean => run?.runStatus === 'queued' || run?.runStatus === 'running'

/** Starts a run of MRP above its proposals, shows how far it is, and lets it be cancelled. */
export const RunButton = ({ core }: { core: Core }) => {
  const { t } = useMaterialsText()
  const { client, permissions, openRecord } = useHost()
  const toast = useToast()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const mayView = permissions.has('mrpRun_view')
  const { data: run, mutate } = useSWR<Run | undefined, Error>(
    mayView ? ['mrpRun', 'last'] : null,
    async () => (await apiOf(client, mrpRun).list({ size: 1 })).records[0] as Run | undefined,
    { refreshInterval: (last) => (isUnderWay(last) ? every : 0) },
  )
  const watched = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!run) return
    if (isUnderWay(run)) watched.current = run.id
    else if (watched.current === run.id) {
      watched.current = undefined
      if (run.runStatus === 'done') toast.success(t('run.done', doneOf(run)))
      else toast.error(t('run.failed', { no: run.no }))
      void refresh(core)
    }
  }, [run, core, refresh, toast, t])

  const call = async (path: string, body: object): Promise<void> => {
    setBusy(true)
    try {
      await client.request({ method: 'POST', path: `${mrpRun.path}/${path}`, body, silent: true })
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
      await mutate()
    }
  }
  if (run && isUnderWay(run))
    return (
      <Running>
        <Progress
          value={run.runStatus === 'queued' ? null : Number(run.progress)}
          label={t('run.progress', { no: run.no })}
          size="small"
        />
        {permissions.has('mrpRun_cancel') && (
          <Button size="small" isLoading={isBusy} onPress={() => void call('cancel', { ids: run.id })}>
            {t('run.cancel')}
          </Button>
        )}
      </Running>
    )
  return (
    <>
      {run && <Button onPress={() => openRecord(mrpRun, run.id)}>{t('run.open')}</Button>}
      {permissions.has('mrpRun_start') && (
        <Button
          icon={<Play size={16} aria-hidden />}
          isLoading={isBusy}
          onPress={() => void call('start', { wanted: 'demanded' })}
        >
          {t('run.start')}
        </Button>
      )}
    </>
  )
}

const doneOf = ({ no, orders, expedites, defers, resizes, cancels }: Run): Record<string, string> => ({
  ...{ no, orders: String(orders), expedites: String(expedites), defers: String(defers) },
  ...{ resizes: String(resizes), cancels: String(cancels) },
})
