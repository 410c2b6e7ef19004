import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Row, Words } from './CommandPalette.styles.ts'
import { type Command, isPage } from './command.ts'
import { markedParts, wordsOf } from './commandSearch.ts'

export type PaletteItemProps = {
  command: Command
  id: string
  /** Index among the commands, from 0, and how many there are. */
  place: number
  total: number
  query: string
  isActive: boolean
}

const Marked = ({ label, query }: { label: string; query: string }) => {
  let at = 0
  return markedParts(label, wordsOf(query)).map(({ text, isMarked }) => {
    const key = at
    at += text.length
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}

/** One command of the list. The list itself hears pointer and keys. */
export const PaletteItem = memo(({ command, id, place, total, query, isActive }: PaletteItemProps) => {
  const { label, description, icon, shortcut, isDisabled } = command
  return (
    <Row
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={isDisabled || undefined}
      aria-posinset={place + 1}
      aria-setsize={total}
      data-place={place}
      data-active={isActive || undefined}
    >
      {icon}
      <Words>
        <span title={label}>
          <Marked label={label} query={query} />
        </span>
        {description && <span title={description}>{description}</span>}
      </Words>
      {shortcut && <Kbd>{shortcut}</Kbd>}
      {isPage(command) && <ChevronRight size={16} aria-hidden />}
    </Row>
  )
})
