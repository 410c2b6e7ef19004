import { type Page, say } from '@bip/contract'
import { versionStates } from '@bip/contract/listings'
import { type FlowDefinition, type FlowInstance, flowCalls, type MigrationPlan } from '@bip/contract/workflow'
import { Alert, Button, Dialog, Select, useToast } from '@bip/design-system'
import { useState } from 'react'
import { usePreferences } from '../../../../app/preferences.ts'
import { useAnswer, write } from '../../calls.ts'
import { Stack } from '../flow.styles.ts'
import { versionState } from '../manager/versionState.ts'
import { useFlowText } from '../useFlowText.ts'
import { PlanView } from './PlanView.tsx'
import { type Mapping, StepMapping } from './StepMapping.tsx'

type MigrateDialogProps = { instances: readonly FlowInstance[]; onClose: () => void; onDone: () => void }

/** Takes running processes over to another version, once a preview has said what that does to each. */
export const MigrateDialog = ({ instances, onClose, onDone }: MigrateDialogProps) => {
  const { t } = useFlowText()
  const { language } = usePreferences()
  const toast = useToast()
  const [target, setTarget] = useState<string | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const [plans, setPlans] = useState<MigrationPlan[]>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const key = instances[0]?.processDefinitionKey ?? ''
  const { data, error } = useAnswer<Page<FlowDefinition>>(flowCalls.managerList, { search: key, size: 200 })
  const versions = (data?.records ?? []).filter((one) => one.key === key)
  const asked = { processInstanceIds: instances.map((one) => one.processInstanceId), processDefinitionId: target, mapping }
  const isPossible = plans?.every(({ problems }) => problems.length === 0) === true
  const send = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (problem) {
      setFailure(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setBusy(false)
    }
  }
  const preview = (changed: Mapping = mapping): Promise<void> =>
    send(async () => setPlans(await write<MigrationPlan[]>(flowCalls.migrationPlan, { ...asked, mapping: changed })))
  const map = (next: Mapping): void => {
    setMapping(next)
    void preview(next)
  }
  const run = (): Promise<void> =>
    send(async () => {
      await write(flowCalls.migrate, asked)
      toast.success(t('migrate.done', { count: instances.length }))
      onDone()
    })
  return (
    <Dialog
      isOpen
      title={t('migrate.title')}
      onClose={onClose}
      isDismissable={false}
      footer={
        <>
          <Button isLoading={isBusy && !plans} isDisabled={!target} onPress={() => void preview()}>
            {t('migrate.preview')}
          </Button>
          <Button variant="primary" isLoading={isBusy && Boolean(plans)} isDisabled={!isPossible} onPress={() => void run()}>
            {t('migrate.run', { count: instances.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {(failure ?? error) && (
          <Alert tone="danger" title={t('migrate.failed')}>
            {failure ?? error?.message}
          </Alert>
        )}
        <Select
          label={t('migrate.target')}
          value={target}
          onChange={(next) => {
            setTarget(next)
            setPlans(undefined)
            setMapping({})
          }}
          options={versions.map((one) => ({
            value: one.id,
            label: t('migrate.targetName', {
              version: one.version,
              state: say(versionStates[versionState(one)].label, language),
            }),
          }))}
        />
        {plans && <StepMapping plans={plans} mapping={mapping} onChange={map} />}
        {plans && <PlanView plans={plans} instances={instances} />}
      </Stack>
    </Dialog>
  )
}
