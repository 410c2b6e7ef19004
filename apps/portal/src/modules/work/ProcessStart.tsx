import { MissingForm, StartPage } from '@bip/workflow'
import { useTab } from '../../tabs/tabContext.ts'
import { Edges } from './Edges.styles.ts'
import type { StartParams } from './processParams.ts'
import { useProcessCore } from './useProcessCore.ts'
import { useWorkChanged } from './useWorkChanged.ts'

/** The form of a new request; afterwards it stands among those that the user started. */
export const ProcessStart = ({ processId, processDefinitionKey }: StartParams) => {
  const core = useProcessCore(processDefinitionKey || processId)
  const { setLabel, setDirty, close, goOn } = useTab()
  const workChanged = useWorkChanged()
  if (!core) return <MissingForm onLeave={close} />
  return (
    <Edges>
      <StartPage
        core={core}
        processDefinitionId={processId}
        onLoaded={setLabel}
        onDirtyChange={setDirty}
        onStarted={() => {
          workChanged(core.key)
          goOn('/work/send')
        }}
        onSaved={() => goOn('/work/draft')}
        onCancel={close}
      />
    </Edges>
  )
}
