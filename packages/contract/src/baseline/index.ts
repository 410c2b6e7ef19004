export * from './dictionaries.ts'
export * from './menu.ts'
export * from './parameters.ts'
