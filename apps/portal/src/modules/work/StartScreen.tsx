import { leave } from '@bip/contract/resources'
import { StartPage } from '@bip/workflow'
import { useParams } from 'react-router-dom'
import { useTab } from '../../tabs/tabContext.ts'
import { Edges } from './Edges.styles.ts'
import { useWorkChanged } from './useWorkChanged.ts'

/** The form of a new leave request; afterwards it stands among those that the user started. */
export const StartScreen = () => {
  const { processDefinitionId = '' } = useParams()
  const { setLabel, setDirty, close, goOn } = useTab()
  const workChanged = useWorkChanged()
  return (
    <Edges>
      <StartPage
        core={leave}
        processDefinitionId={processDefinitionId}
        onLoaded={setLabel}
        onDirtyChange={setDirty}
        onStarted={() => {
          workChanged(leave.key)
          goOn('/work/send')
        }}
        onSaved={() => goOn('/work/draft')}
        onCancel={close}
      />
    </Edges>
  )
}
