import { useState } from 'react'
import { type Command, type CommandSource, commandAt } from './command.ts'

const none: readonly Command[] = []

/** Which page of commands the reader is on, and what is offered there. */
export const usePalettePages = (commands: readonly Command[], sources: readonly CommandSource[]) => {
  const [trail, setTrail] = useState<readonly Command[]>([])
  const kept = trail.at(-1)
  // As the caller has it now; one that came with an answer stands in no list, and is taken as it was.
  const page =
    kept &&
    (commandAt(
      commands,
      trail.map(({ key }) => key),
    ) ??
      kept)
  return {
    trail,
    commands: page ? (page.commands ?? none) : commands,
    sources: page ? (page.load ? [{ key: page.key, label: page.label, load: page.load, minLength: 0 }] : []) : sources,
    enter: (command: Command): void => setTrail([...trail, command]),
    leave: (): void => setTrail(trail.slice(0, -1)),
  }
}
