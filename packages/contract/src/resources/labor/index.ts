export { employeeAssessment } from './employeeAssessment.ts'
export { laborCompany } from './laborCompany.ts'
export { laborRegister } from './laborRegister.ts'
export { laborRegisterSelect } from './selects.ts'
