import { look, on } from '../../seed/demo/grants.ts'
import { making } from '../../seed/demo/step.ts'
import type { ServerModule } from '../serverModule.ts'
import { makeAssessments } from './demo/assessments.ts'
import { makeCompanies } from './demo/companies.ts'
import { makePersonnel } from './demo/personnel.ts'
import { employeeAssessmentExtension } from './employeeAssessment.ts'
import { laborRegisterExtension } from './laborRegister.ts'

export const labor: ServerModule = {
  extensions: { employeeAssessment: employeeAssessmentExtension, laborRegister: laborRegisterExtension },
  demo: [
    making({ key: 'laborCompany', name: 'labour companies', count: 8, make: makeCompanies }),
    making({
      key: 'laborRegister',
      name: 'people of labour companies',
      count: 620,
      after: ['laborCompany'],
      make: makePersonnel,
    }),
    making({
      key: 'employeeAssessment',
      name: 'assessments of workers',
      count: 900,
      after: ['laborRegister'],
      make: makeAssessments,
    }),
  ],
  grants: {
    planner: { ...on('laborCompany', 'all'), ...on('laborRegister', 'all'), ...on('employeeAssessment', 'all') },
    inspector: { ...on('laborRegister', 'all', look), ...on('employeeAssessment', 'all', [...look, 'add', 'edit', 'commit']) },
  },
}
