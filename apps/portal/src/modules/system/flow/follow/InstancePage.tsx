import { say } from '@bip/contract'
import { instanceList, instanceStates } from '@bip/contract/listings'
import { type FlowInstanceDetail, flowCalls } from '@bip/contract/workflow'
import { Button, Card, Empty, PageHeader, Skeleton, StatusDot, Table } from '@bip/design-system'
import { ProcessDiagram } from '@bip/workflow/diagram'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { usePreferences } from '../../../../app/preferences.ts'
import { useSession } from '../../../../app/session.tsx'
import { LoadFailed } from '../../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../../tabs/tabContext.ts'
import { useAnswer } from '../../calls.ts'
import { Code, Halves, PageBody } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { stateOf } from './instanceState.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RepairDialog } from './RepairDialog.tsx'
import { useInstanceActs } from './useInstanceActs.ts'
import { useRetry } from './useRetry.ts'
import { Incidents, type Wait, Waits } from './Waits.tsx'
import { whereFlow } from './whereFlow.ts'

/** One process of anybody: where it stands, what it waits for, and the ways to put it right. */
export const InstancePage = () => {
  const { can } = useSession()
  return can('flow_view') ? <Instance /> : <StatusPage status={403} />
}

const Instance = () => {
  const { id = '' } = useParams()
  const { language } = usePreferences()
  const { data, error, mutate } = useAnswer<FlowInstanceDetail>(flowCalls.instance, { processInstanceId: id })
  useTabLabel(data?.title || say(instanceList.label, language))
  if (data) return <Shown key={id} detail={data} />
  return error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton lines={10} />
}

type Opened = { act: 'assign' | 'repair'; wait: Wait } | { act: 'move' }

const Shown = ({ detail }: { detail: FlowInstanceDetail }) => {
  const { t } = useFlowText()
  const { can } = useSession()
  const navigate = useNavigate()
  const acts = useInstanceActs()
  const [opened, setOpened] = useState<Opened>()
  const { processInstanceId, status, waits, tokens, variables } = detail
  const { isBusy, retry, tell } = useRetry(processInstanceId, acts.refresh)
  const isSuspended = status === 'suspended'
  const isRunning = isSuspended || status === 'running'
  const mayAct = can('flow_edit') && isRunning
  // The engine refuses everything while a process is suspended, so only the way out of that is offered.
  const maySteer = mayAct && !isSuspended
  const { language } = usePreferences()
  const state = instanceStates[stateOf(detail)]
  const close = (): void => setOpened(undefined)
  const done = (): void => {
    close()
    acts.refresh()
  }
  const remove = async (): Promise<void> => {
    if (await acts.remove(detail)) navigate('/flow/follow', { replace: true })
  }
  return (
    <>
      <PageHeader
        title={detail.title}
        tag={<StatusDot tone={state.tone}>{say(state.label, language)}</StatusDot>}
        actions={
          <>
            {can('flow_edit') && <Button onPress={() => void remove()}>{t('follow.remove')}</Button>}
            {mayAct && (
              <Button onPress={() => void acts.suspend(detail, !isSuspended)}>
                {t(isSuspended ? 'follow.resume' : 'follow.suspend')}
              </Button>
            )}
            {maySteer && tokens.length > 0 && <Button onPress={() => setOpened({ act: 'move' })}>{t('detail.move')}</Button>}
          </>
        }
      />
      <PageBody>
        <Incidents
          waits={waits}
          isBusy={isBusy}
          onRetry={maySteer ? (wait) => void retry(wait) : undefined}
          onRepair={maySteer ? (wait) => setOpened({ act: 'repair', wait }) : undefined}
        />
        <Card
          title={t('detail.diagram')}
          extra={tokens.length > 0 && `${t('detail.here')} · ${tokens.map(({ name }) => name).join(', ')}`}
        >
          <ProcessDiagram xml={detail.xml} flow={whereFlow(detail)} height={320} />
        </Card>
        <Halves>
          <Waits waits={waits} onAssign={maySteer ? (wait) => setOpened({ act: 'assign', wait }) : undefined} />
          <Card title={t('detail.variables')} isFlush={variables.length > 0}>
            {variables.length > 0 ? (
              <Table
                caption={t('detail.variables')}
                rows={variables}
                rowKey={({ name }) => name}
                columns={[
                  { key: 'name', header: t('name'), render: ({ name }) => <Code>{name}</Code> },
                  { key: 'value', header: t('detail.value'), render: ({ value }) => <Code>{value}</Code> },
                ]}
              />
            ) : (
              <Empty size="small" title={t('detail.noVariables')} />
            )}
          </Card>
        </Halves>
      </PageBody>
      {opened?.act === 'assign' && <AssignDialog wait={opened.wait} onClose={close} onDone={done} />}
      {opened?.act === 'move' && <MoveDialog detail={detail} onClose={close} onDone={done} />}
      {opened?.act === 'repair' && (
        <RepairDialog
          detail={detail}
          wait={opened.wait}
          onClose={close}
          onDone={() => {
            done()
            void tell(opened.wait.node)
          }}
        />
      )}
    </>
  )
}
