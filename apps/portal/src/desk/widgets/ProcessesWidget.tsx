import { workflowCalls } from '@bip/contract/workflow'
import { useText } from '../../app/useText.ts'
import { WorkWidget } from './WorkWidget.tsx'

/** What the user asked for, and how far it has come. */
export const ProcessesWidget = () => {
  const { t } = useText()
  return (
    <WorkWidget
      title={t('desk.running')}
      call={workflowCalls.sendList}
      path="/work/send"
      empty={t('desk.noneStarted')}
      emptyHint={t('desk.noneStartedHint')}
    />
  )
}
