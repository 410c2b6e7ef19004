export * from './pdaAuthority.ts'
export * from './pdaUrlRule.ts'
export * from './pdaVersion.ts'
