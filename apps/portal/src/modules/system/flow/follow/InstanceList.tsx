import { instanceList } from '@bip/contract/listings'
import type { FlowInstance } from '@bip/contract/workflow'
import { Button } from '@bip/design-system'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../../app/session.tsx'
import { ListingScreen } from '../../../ListingScreen.tsx'
import { useFlowText } from '../useFlowText.ts'
import { instanceState } from './instanceState.ts'
import { useInstanceActs } from './useInstanceActs.ts'
import { useInstanceChoices } from './useInstanceChoices.ts'
import { useMigrating } from './useMigrating.tsx'

/** Processes of all people. */
export const InstanceList = () => {
  const { t } = useFlowText()
  const { can } = useSession()
  const navigate = useNavigate()
  const acts = useInstanceActs()
  const conditions = useInstanceChoices(can('flow_view'))
  const migrating = useMigrating(acts.refresh)
  const mayEdit = can('flow_edit')
  const open = ({ processInstanceId }: FlowInstance): void =>
    void navigate(`/flow/follow/${encodeURIComponent(processInstanceId)}`)
  const shown = (row: FlowInstance) => ({
    state: instanceState(row),
    process: `${row.processDefinitionName} · ${t('follow.version', { version: row.version })}`,
  })
  const rowActions = (row: FlowInstance) => (
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
  )
  return (
    <>
      <ListingScreen<FlowInstance>
        listing={instanceList}
        parts={{
          shown,
          conditions,
          rowActions,
          onRowPress: open,
          chosenActions: mayEdit ? migrating.actions : undefined,
        }}
      />
      {migrating.element}
    </>
  )
}
