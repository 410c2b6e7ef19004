/** What a component's page in Storybook tells beside its stories and props; `parameters: { guide }` of its stories. */
export type Guide = {
  /** What it is for, and when another component serves better. */
  purpose: string
  /** Its parts in reading order. A selector finds the part in the first story, or in `story`, where the page then marks it. */
  anatomy: readonly { part: string; what: string; selector?: string }[]
  /** Name of the exported story that shows all parts, where the first one does not, as with a menu that is closed; its play function runs. */
  story?: string
  dos: readonly string[]
  donts: readonly string[]
  /** What each key does; empty for what takes no keys. */
  keyboard: readonly { keys: string; what: string }[]
}
