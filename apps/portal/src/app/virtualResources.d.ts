declare module 'virtual:resources' {
  export const entries: readonly import('./resourceIndex.ts').ResourceEntry[]
  /** Fetches what a module exports, by the key of the module. */
  export const modules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}

declare module 'virtual:cards' {
  /** What modules bring to the workbench. */
  export const cards: readonly import('../desk/cards/drawnCard.ts').DrawnCard[]
}

declare module 'virtual:process-routes' {
  /** Where the tasks of a process have pages of their own, by the key of the process. */
  export const routes: Readonly<Record<string, string>>
}
