export * from './dictionaries.ts'
export * from './menu.ts'
