import { definitionList } from '@bip/contract/listings'
import type { FlowDefinition } from '@bip/contract/workflow'
import { Button } from '@bip/design-system'
import { Upload } from '@bip/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../../app/session.tsx'
import { ListingScreen } from '../../../ListingScreen.tsx'
import { useFlowText } from '../useFlowText.ts'
import { FiguresDrawer } from './FiguresDrawer.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useDefinitionActs } from './useDefinitionActs.ts'
import { versionState } from './versionState.ts'

const shown = (row: FlowDefinition) => ({ state: versionState(row) })

/** Every version of every process: which one new processes follow, and how long they take. */
export const DefinitionList = () => {
  const { t } = useFlowText()
  const { can } = useSession()
  const navigate = useNavigate()
  const acts = useDefinitionActs()
  const [figured, setFigured] = useState<FlowDefinition | null>(null)
  const [isUploading, setUploading] = useState(false)
  const mayEdit = can('flow_edit')
  const actions = () =>
    mayEdit && (
      <Button variant="primary" icon={<Upload size={16} aria-hidden />} onPress={() => setUploading(true)}>
        {t('upload.title')}
      </Button>
    )
  const rowActions = (row: FlowDefinition) => (
    <>
      <Button size="small" variant="quiet" onPress={() => setFigured(row)}>
        {t('manager.figures')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onPress={() => void navigate(`/flow/follow?processDefKey=${encodeURIComponent(row.key)}`)}
      >
        {t('manager.instances')}
      </Button>
      {mayEdit && (
        <Button size="small" variant="quiet" onPress={() => void acts.switchState(row)}>
          {t(row.isSuspended ? 'manager.start' : 'manager.stop')}
        </Button>
      )}
      {mayEdit && row.running === 0 && (
        <Button size="small" variant="quiet" onPress={() => void acts.remove(row)}>
          {t('manager.remove')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <ListingScreen<FlowDefinition> listing={definitionList} parts={{ shown, actions, rowActions, onRowPress: setFigured }} />
      <FiguresDrawer opened={figured} onClose={() => setFigured(null)} />
      {isUploading && (
        <UploadDialog
          onClose={() => setUploading(false)}
          onDone={() => {
            setUploading(false)
            acts.refresh()
          }}
        />
      )}
    </>
  )
}
