export { diagram } from './diagram.ts'
export { yearOfOffice } from './year.ts'
