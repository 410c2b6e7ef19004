import type { FlowInstance, MigrationPlan } from '@bip/contract/workflow'
import { Alert, Card, List } from '@bip/design-system'
import { Stack } from '../flow.styles.ts'
import { useFlowText } from '../useFlowText.ts'

type PlanViewProps = { plans: readonly MigrationPlan[]; instances: readonly FlowInstance[] }

const reasons = ['missing', 'elsewhere', 'noFlow', 'noProcess'] as const

/** What a migration would do to each process, and what is in its way. */
export const PlanView = ({ plans, instances }: PlanViewProps) => {
  const { t } = useFlowText()
  const titleOf = (id: string): string => instances.find((one) => one.processInstanceId === id)?.title ?? id
  const whyOf = (why: string): string => {
    const known = reasons.find((one) => one === why)
    return known ? t(`migrate.why.${known}`) : why
  }
  return (
    <Stack>
      {plans.map(({ processInstanceId, moves, problems }) => (
        <Card key={processInstanceId} title={titleOf(processInstanceId)}>
          <Stack>
            {problems.map(({ node, nodeName, why }) => (
              <Alert key={node} tone="danger">
                {t('migrate.problem', { node: nodeName, why: whyOf(why) })}
              </Alert>
            ))}
            {moves.length > 0 && (
              <List
                label={titleOf(processInstanceId)}
                items={moves.map(({ from, fromName, toName, how }, at) => ({
                  key: `${at}-${from}`,
                  title: `${fromName} → ${toName}`,
                  description: t(`migrate.${how}`),
                }))}
              />
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
