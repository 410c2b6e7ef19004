declare module 'virtual:resources' {
  export const entries: readonly import('./resources.ts').ResourceEntry[]
  /** What modules bring to the workbench. */
  export const cards: readonly import('@bip/contract').DeskCard[]
  /** Fetches what a module exports, by the key of the module. */
  export const modules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}
