export * from './experimentNotice.ts'
export * from './experimentNoticeSetting.ts'
