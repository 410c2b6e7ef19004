export * from './customer.ts'
export * from './customerContacts.ts'
