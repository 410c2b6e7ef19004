import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../foundations/lazyPart.tsx'
import type { Command, CommandSource } from './command.ts'

export type CommandPaletteProps = {
  isOpen: boolean
  /** Called on Escape, on a press outside, and before a command runs. */
  onClose: () => void
  /** Everything that is known at once; the same array while nothing changes, as its texts are prepared for the search once per array. */
  commands: readonly Command[]
  /** What is asked for elsewhere, each under its own heading. */
  sources?: readonly CommandSource[]
  /** Keys of commands that were used lately, the last first; shown while nothing is typed. */
  recents?: readonly string[]
  /** `isAlternate` when it was chosen with Ctrl or ⌘: to open in a new window, for example. */
  onRun: (command: Command, options: { isAlternate: boolean }) => void
  /** What Ctrl+Enter does, shown at the foot; without it the foot does not name it. */
  alternateLabel?: string
  /** Name of the dialog; default "Search pages and actions". */
  label?: string
  /** Default the label. */
  placeholder?: string
}

type Panel = ComponentType<Omit<CommandPaletteProps, 'isOpen'>>

let known: Panel | undefined
/** Fetched by a palette that stands closed, or when it first opens: no page carries it from the start. */
const load = async (): Promise<Panel> => {
  known = (await import('./PalettePanel.tsx')).PalettePanel
  return known
}
const Later = lazyPart(load)

/** What is there already is shown at once, which lazy does not: the first letters that somebody types go into it. */
const Opened = (props: Omit<CommandPaletteProps, 'isOpen'>) => {
  const [PalettePanel] = useState(() => known ?? Later)
  return <PalettePanel {...props} />
}

/** Everything one can do or go to, by typing a few letters. The caller listens for Ctrl+K. */
export const CommandPalette = ({ isOpen, ...rest }: CommandPaletteProps) => {
  // One that could not be fetched says so when it opens.
  useEffect(() => void load().catch(() => undefined), [])
  return isOpen ? (
    <Suspense fallback={null}>
      <Opened {...rest} />
    </Suspense>
  ) : null
}
