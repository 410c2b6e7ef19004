import type { Command } from './command.ts'
import type { SourceAnswer } from './useSources.ts'

export type PaletteRow =
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'command'; id: string; command: Command; place: number }
  | { kind: 'loading'; id: string; label: string }
  | { kind: 'failed'; id: string; label: string; place: number; retry: () => void }

/** What the keyboard can stand on: a command, or another attempt at what failed. */
export type ChoiceRow = Extract<PaletteRow, { place: number }>

type Section = { id: string; heading: string | undefined; commands: readonly Command[] }

/** Commands under their headings; a heading stands where its first command would. */
const sectionsOf = (commands: readonly Command[]): Section[] =>
  Array.from(
    Map.groupBy(commands, ({ group }) => group),
    ([heading, members]) => ({
      id: `group ${heading ?? ''}`,
      heading,
      commands: members,
    }),
  )

/** Everything the list shows, from top to bottom; what can be chosen is counted from 0. */
export const rowsOf = (
  commands: readonly Command[],
  recents: Section | undefined,
  answers: readonly SourceAnswer[],
): PaletteRow[] => {
  const rows: PaletteRow[] = []
  let place = 0
  const add = ({ id, heading, commands: members }: Section): void => {
    if (members.length === 0) return
    if (heading !== undefined) rows.push({ kind: 'heading', id, label: heading })
    for (const command of members) {
      rows.push({ kind: 'command', id: `${id} ${command.key}`, command, place })
      place += 1
    }
  }
  if (recents) add(recents)
  for (const section of sectionsOf(commands)) add(section)
  for (const { key, label, status, commands: found, retry } of answers) {
    const id = `source ${key}`
    if (status === 'ready') add({ id, heading: label, commands: found })
    else if (status === 'loading') rows.push({ kind: 'loading', id, label })
    else if (status === 'failed') {
      rows.push({ kind: 'failed', id, label, place, retry })
      place += 1
    }
  }
  return rows
}
