import type { AnyRecord } from '@bip/contract'
import { PlanView } from '../plan/PlanView.tsx'
import { ChartBox } from './project.styles.ts'

/** The plan of a project in the page of the project. */
export const ProjectPlan = ({ record }: { record: AnyRecord }) => (
  <ChartBox>
    <PlanView projectId={record.id} />
  </ChartBox>
)
