import { project } from '@bip/contract/resources'
import { PageHeader } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useParams } from 'react-router-dom'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { Page } from './PlanPage.styles.ts'
import { PlanView } from './PlanView.tsx'
import { usePlan } from './usePlan.ts'
import { usePlanText } from './usePlanText.ts'

/** The plan of a project as a page of its own. */
export const PlanPage = () => {
  const { projectId = '' } = useParams()
  const { t } = usePlanText()
  const host = useHost()
  const { data } = usePlan(projectId)
  useTabLabel(data ? t('title', { name: data.project.code }) : t('label'))
  return (
    <Page>
      {data && (
        <PageHeader title={data.project.name} note={data.project.code} back={() => host.openRecord(project, data.project.id)} />
      )}
      <PlanView projectId={projectId} />
    </Page>
  )
}
