import type { FlowInstance } from '@bip/contract/workflow'
import { Button } from '@bip/design-system'
import { type ReactNode, useState } from 'react'
import { useFlowText } from '../useFlowText.ts'
import { MigrateDialog } from './MigrateDialog.tsx'

type Asked = { instances: readonly FlowInstance[]; clear: () => void }
type Migrating = { actions: (instances: readonly FlowInstance[], clear: () => void) => ReactNode; element: ReactNode }

/** The way to another version for chosen processes that run and follow one diagram. */
export function useMigrating(onDone: () => void): Migrating {
  const { t } = useFlowText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions: Migrating['actions'] = (instances, clear) => {
    const keys = new Set(instances.map(({ processDefinitionKey }) => processDefinitionKey))
    const isPossible = keys.size === 1 && instances.every(({ endTime }) => endTime === null)
    return (
      <>
        {!isPossible && instances.length > 0 && t('migrate.oneProcess')}
        <Button size="small" isDisabled={!isPossible} onPress={() => setAsked({ instances, clear })}>
          {t('migrate.action')}
        </Button>
      </>
    )
  }
  return {
    actions,
    element: asked && (
      <MigrateDialog
        instances={asked.instances}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null)
          asked.clear()
          onDone()
        }}
      />
    ),
  }
}
