import { lazy, Suspense } from 'react'
import type { Command, CommandSource } from './command.ts'

/** Fetched when it first opens: no page carries it before somebody asks. */
const PalettePanel = lazy(() => import('./PalettePanel.tsx').then((module) => ({ default: module.PalettePanel })))

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

/** Everything one can do or go to, by typing a few letters. The caller listens for Ctrl+K. */
export const CommandPalette = ({ isOpen, ...rest }: CommandPaletteProps) =>
  isOpen ? (
    <Suspense fallback={null}>
      <PalettePanel {...rest} />
    </Suspense>
  ) : null
