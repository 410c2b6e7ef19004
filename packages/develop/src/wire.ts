import type { Prototype } from './prototype.ts'
import type { Known } from './rules.ts'

export const developCalls = {
  overview: '/blade-develop/code/project-overview',
  modules: '/blade-develop/code/target-modules',
  preview: '/blade-develop/code/preview-config',
  generate: '/blade-develop/code/generate',
  enhanced: '/blade-develop/code/generate-enhanced',
  models: '/blade-develop/model/list',
  prototype: '/blade-develop/model/model-prototype',
} as const

/** What there is to build on, and whether this server may write it. */
export type ProjectOverview = {
  mayWrite: boolean
  resources: number
  tables: number
  migrations: number
  /** The newest migration of the tree. */
  lastMigration: string
  /** Resources that lie in the tree and are not served yet: the server has to be started again. */
  waiting: readonly string[]
  known: Known
}

/** Where a resource can be put. */
export type TargetModule = {
  /** Entry of the menu under which its page stands. */
  group: string
  name: string
  /** What paths of its pages begin with. */
  pages: string
  /** The folder of the portal that its screens go into. */
  folder: string
  /** Place of the next entry. */
  order: number
}

export type ModelRow = {
  id: string
  /** Key of the resource; empty for a table that none declares. */
  key: string
  name: string
  table: string
  path: string
  menuPath: string
  fieldCount: number
  isDeclared: boolean
}

export type GeneratedFile = {
  /** Below the root of the project. */
  path: string
  /** What the file holds now; null for a new one. */
  before: string | null
  after: string
}

export type Preview = { files: readonly GeneratedFile[]; isEnhanced: boolean }
export type GenerateBody = { prototype: Prototype; enhanced?: boolean }
/** What was written, by path. */
export type Generated = { files: readonly string[] }
