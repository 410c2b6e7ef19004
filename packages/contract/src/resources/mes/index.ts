export { nameplateBatch } from './nameplateBatch.ts'
export { nameplateCustomer } from './nameplateCustomer.ts'
