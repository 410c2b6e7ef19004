import type { ReactNode } from 'react'

/** Asks for the commands that match a query; give up when the signal says so. */
export type LoadCommands = (query: string, signal: AbortSignal) => Promise<readonly Command[]>

export type Command = {
  key: string
  label: string
  /** Quieter text behind the label: where it lies, what it belongs to. */
  description?: string
  /** More text that finds the command without being shown: pinyin, its initials, another name. */
  keywords?: string
  /** A 16 px icon. */
  icon?: ReactNode
  /** The key that does the same, such as "Alt W"; only shown. */
  shortcut?: string
  /** Heading under which it stands; default none. */
  group?: string
  isDisabled?: boolean
  /** Opens these as a page of their own instead of running. */
  commands?: readonly Command[]
  /** Asks for the commands of that page as the reader types. */
  load?: LoadCommands
}

/** Commands that come from elsewhere, under a heading of their own: orders, suppliers, people. */
export type CommandSource = {
  key: string
  /** The heading. */
  label: string
  load: LoadCommands
  /** Asked from so many characters on; default 2. */
  minLength?: number
}

/** Whether choosing it leads to another page. */
export const isPage = ({ commands, load }: Command): boolean => commands !== undefined || load !== undefined

/** The command at the end of a path of keys; undefined where one of them is gone. */
export const commandAt = (commands: readonly Command[], path: readonly string[]): Command | undefined => {
  const [key, ...rest] = path
  const found = commands.find((command) => command.key === key)
  return rest.length === 0 ? found : commandAt(found?.commands ?? [], rest)
}
