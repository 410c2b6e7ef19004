import { Dialog, isComposing, TextField } from '@bip/design-system'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { searchPages } from './menus.ts'
import { SearchResults } from './Shell.styles.ts'

type MenuSearchProps = { isOpen: boolean; onClose: () => void; onChoose: (path: string) => void }

/** Finds a page of the menu by the beginning of its name; arrows choose, Enter opens. */
export const MenuSearch = ({ isOpen, onClose, onChoose }: MenuSearchProps) => {
  const { t } = useText()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.search')} size="small">
      <Finder
        onChoose={(path) => {
          onClose()
          onChoose(path)
        }}
      />
    </Dialog>
  )
}

const Finder = ({ onChoose }: { onChoose: (path: string) => void }) => {
  const { t } = useText()
  const { menus } = useSession()
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const listId = useId()
  const found = searchPages(menus, typed)

  const steer = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setIndex((current) => (current + step + found.length) % Math.max(found.length, 1))
    } else if (event.key === 'Enter') {
      const choice = found[index]
      if (choice) onChoose(choice.node.path)
    }
  }

  return (
    <search onKeyDown={steer}>
      <TextField
        label={t('shell.search')}
        labelHidden
        autoFocus
        autoComplete="off"
        placeholder={t('shell.searchHint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setIndex(0)
        }}
      />
      <SearchResults role="listbox" id={listId} aria-label={t('shell.search')}>
        {found.map(({ node, trail }, position) => (
          <div
            key={node.id}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            onMouseMove={() => setIndex(position)}
            onClick={() => onChoose(node.path)}
            onKeyDown={() => {}}
          >
            {node.name} <small>{trail}</small>
          </div>
        ))}
      </SearchResults>
      {found.length === 0 && <p>{t('shell.noMatch')}</p>}
    </search>
  )
}
