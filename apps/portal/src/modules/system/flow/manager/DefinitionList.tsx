import { type FlowDefinition, flowCalls } from '@bip/contract/workflow'
import { Button } from '@bip/design-system'
import { Upload, Workflow } from '@bip/design-system/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../../app/session.tsx'
import { StatusPage } from '../../../../pages/StatusPage.tsx'
import { AdminList } from '../../AdminList.tsx'
import { useFlowText } from '../useFlowText.ts'
import { FiguresDrawer } from './FiguresDrawer.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useDefinitionActs } from './useDefinitionActs.ts'
import { useDefinitionColumns } from './useDefinitionColumns.tsx'

/** Every version of every process: which one new processes follow, and how long they take. */
export const DefinitionList = () => {
  const { can } = useSession()
  return can('flow_view') ? <Definitions /> : <StatusPage status={403} />
}

const Definitions = () => {
  const { t } = useFlowText()
  const { can } = useSession()
  const navigate = useNavigate()
  const acts = useDefinitionActs()
  const columns = useDefinitionColumns()
  const [figured, setFigured] = useState<FlowDefinition | null>(null)
  const [isUploading, setUploading] = useState(false)
  const mayEdit = can('flow_edit')
  const upload = mayEdit && (
    <Button variant="primary" icon={<Upload size={16} aria-hidden />} onPress={() => setUploading(true)}>
      {t('upload.title')}
    </Button>
  )
  return (
    <>
      <AdminList<FlowDefinition>
        title={t('manager.title')}
        path={flowCalls.managerList}
        columns={columns}
        hint={t('manager.hint')}
        hasCards
        actions={upload}
        empty={{ title: t('manager.empty'), description: t('manager.emptyHint'), icon: <Workflow size={20} /> }}
        onRowPress={setFigured}
        rowActions={(row) => (
          <>
            <Button size="small" variant="quiet" onPress={() => setFigured(row)}>
              {t('manager.figures')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onPress={() => void navigate(`/flow/follow?process=${encodeURIComponent(row.key)}`)}
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
        )}
      />
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
