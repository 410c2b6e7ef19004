import type { Page } from '@bip/contract'
import { type FlowDefinition, type FlowInstance, flowCalls } from '@bip/contract/workflow'
import { Button, DataList, Empty, PageHeader } from '@bip/design-system'
import { SearchX, Workflow } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../../app/session.tsx'
import { LoadFailed } from '../../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../../shell/tabContext.ts'
import { pagingOf, useAnswer, useAsked, usePaged } from '../../adminCalls.ts'
import { choice } from '../choice.tsx'
import { useFlowText } from '../useFlowText.ts'
import { useInstanceActs } from './useInstanceActs.ts'
import { useInstanceColumns } from './useInstanceColumns.tsx'
import { useMigrating } from './useMigrating.tsx'

const rowKey = ({ processInstanceId }: FlowInstance): string => processInstanceId
const states = ['running', 'finished', 'suspended', 'incident'] as const
const noRows: never[] = []

/** Processes of all people; what is asked stands in the address. */
export const InstanceList = () => {
  const { can } = useSession()
  return can('flow_view') ? <Instances /> : <StatusPage status={403} />
}

const Instances = () => {
  const { t } = useFlowText()
  const { can } = useSession()
  const navigate = useNavigate()
  const { asked, get, ask } = useAsked()
  const [status, processDefKey] = [get('status'), get('process')]
  const { data, error, isLoading, isValidating, mutate } = usePaged<FlowInstance>(flowCalls.followList, {
    ...asked,
    ...(status && { status }),
    ...(processDefKey && { processDefKey }),
  })
  const { data: definitions } = useAnswer<Page<FlowDefinition>>(flowCalls.managerList, { size: 200 })
  const columns = useInstanceColumns()
  const acts = useInstanceActs()
  const migrating = useMigrating(data?.records ?? noRows, acts.refresh)
  const mayEdit = can('flow_edit')
  useTabLabel(t('follow.title'))
  const isNarrowed = asked.search !== '' || status !== '' || processDefKey !== ''
  const processes = (definitions?.records ?? noRows).filter(({ isCurrent }: FlowDefinition) => isCurrent)
  const open = ({ processInstanceId }: FlowInstance): void =>
    void navigate(`/flow/follow/${encodeURIComponent(processInstanceId)}`)
  const list = (
    <DataList
      label={t('follow.title')}
      head={<PageHeader title={t('follow.title')} count={data?.total} />}
      search={{ value: asked.search, placeholder: t('follow.hint'), onSearch: (q) => ask({ q }) }}
      conditions={[
        choice({
          key: 'status',
          label: t('state'),
          all: t('all'),
          value: status,
          items: states.map((key) => ({ key, label: t(`states.${key}`) })),
          onChange: (next) => ask({ status: next }),
        }),
        choice({
          key: 'process',
          label: t('process'),
          all: t('all'),
          value: processDefKey,
          items: processes.map(({ key, name }) => ({ key, label: name })),
          onChange: (next) => ask({ process: next }),
        }),
      ]}
      onClear={isNarrowed ? () => ask({ q: undefined, status: undefined, process: undefined }) : undefined}
      table={{
        columns,
        rows: data?.records ?? noRows,
        rowKey,
        isServed: true,
        hasColumnMenu: false,
        hasCards: true,
        ...(mayEdit && {
          selectionMode: 'multiple' as const,
          selection: migrating.selection,
          onSelectionChange: migrating.onSelectionChange,
        }),
        isLoading: isLoading || isValidating,
        onRowPress: open,
        rowActions: (row) => (
          <>
            <Button size="small" variant="quiet" onPress={() => open(row)}>
              {t('follow.open')}
            </Button>
            {mayEdit && row.endTime === null && (
              <Button size="small" variant="quiet" onPress={() => void acts.suspend(row, !row.isSuspended)}>
                {t(row.isSuspended ? 'follow.resume' : 'follow.suspend')}
              </Button>
            )}
            {mayEdit && (
              <Button size="small" variant="quiet" onPress={() => void acts.remove(row)}>
                {t('follow.remove')}
              </Button>
            )}
          </>
        ),
        emptyState: data && (
          <Empty
            icon={isNarrowed ? <SearchX size={20} /> : <Workflow size={20} />}
            title={t(isNarrowed ? 'follow.noMatches' : 'follow.empty')}
          />
        ),
        errorState: error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : undefined,
      }}
      selectionBar={mayEdit ? migrating.bar : undefined}
      paging={pagingOf(data, ask)}
    />
  )
  return (
    <>
      {list}
      {migrating.element}
    </>
  )
}
