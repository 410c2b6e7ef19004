import type { ResourceScreen } from '../ResourcePages.tsx'
import { PlanButton } from './plan/PlanButton.tsx'
import { EarnedValue } from './project/EarnedValue.tsx'
import { ProjectFiles } from './project/ProjectFiles.tsx'
import { ProjectOverview } from './project/ProjectOverview.tsx'
import { ProjectPlan } from './project/ProjectPlan.tsx'
import { ProjectsPage } from './project/ProjectsPage.tsx'
import { ViewSwitch } from './project/ViewSwitch.tsx'

export const screen: ResourceScreen = {
  list: ProjectsPage,
  parts: {
    ListActions: ViewSwitch,
    DetailActions: PlanButton,
    tabs: { overview: ProjectOverview, plan: ProjectPlan, files: ProjectFiles, budget: EarnedValue },
  },
}
