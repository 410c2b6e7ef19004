import type { CommentPerson } from '@bip/contract'
import { maxCommentLength } from '@bip/contract'
import { TextArea } from '@bip/design-system'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useText } from '../host/useText.ts'
import { People } from './comments.styles.ts'
import { mentionAt, withMention } from './mentions.ts'
import { usePeopleFor } from './usePeopleFor.ts'

export type MentionAreaProps = {
  label: string
  text: string
  onChange: (text: string) => void
  onMention: (person: CommentPerson) => void
  onSend: () => void
  onFiles: (files: readonly File[]) => void
  area: RefObject<HTMLTextAreaElement | null>
}

/** A text in which `@` offers people: arrows and Enter choose one, Escape leaves the sign as it is. Ctrl Enter sends. */
export const MentionArea = ({ label, text, onChange, onMention, onSend, onFiles, area }: MentionAreaProps) => {
  const { t } = useText()
  const listId = useId()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const asked = mentionAt(text, caret)
  const isOpen = asked !== null && asked.start !== closedAt
  const found = usePeopleFor(isOpen ? asked.query : null)
  const offered = isOpen ? found : null
  const at = Math.min(active, Math.max(0, (offered?.length ?? 0) - 1))

  useEffect(() => {
    const element = area.current
    if (!element) return
    const marks = {
      'aria-autocomplete': 'list',
      'aria-controls': offered ? listId : null,
      'aria-activedescendant': offered?.length ? `${listId}-${at}` : null,
    }
    for (const [name, value] of Object.entries(marks))
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }, [area, offered, listId, at])

  const choose = (person: CommentPerson | undefined): void => {
    if (!person || !asked) return
    const next = withMention(text, asked.start, caret, person.name)
    onMention(person)
    onChange(next.text)
    setCaret(next.caret)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.caret, next.caret)
    })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
      return
    }
    if (!offered) return
    const choice = offered[at]
    const move = (by: number) => () => setActive((at + by + offered.length) % Math.max(1, offered.length))
    const take = choice && (() => choose({ id: choice.id, name: choice.label }))
    const keys = new Map([
      ['ArrowDown', move(1)],
      ['ArrowUp', move(-1)],
      ['Enter', take],
      ['Tab', take],
      ['Escape', () => setClosedAt(asked?.start)],
    ])
    const act = keys.get(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  const follow = (): void => setCaret(area.current?.selectionStart ?? 0)
  return (
    <div style={{ position: 'relative' }} onKeyDownCapture={onKeyDown} onSelect={follow} onPaste={onPaste}>
      <TextArea
        label={label}
        labelHidden
        placeholder={t('comment.placeholder')}
        minRows={2}
        maxLength={text.length > maxCommentLength * 0.9 ? maxCommentLength : undefined}
        value={text}
        inputRef={area}
        onChange={(next) => {
          onChange(next)
          setActive(0)
          setClosedAt(undefined)
          follow()
        }}
      />
      {offered && (
        <People id={listId} role="listbox" aria-label={t('comment.people')}>
          {offered.length === 0 && (
            <div role="option" tabIndex={-1} aria-disabled aria-selected={false}>
              <small>{t('comment.nobody')}</small>
            </div>
          )}
          {offered.map(({ id, label: name, note }, index) => (
            // Pressed with a mouse or a finger; the keys work in the text.
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => {
                event.preventDefault()
                choose({ id, name })
              }}
            >
              {name}
              {note && <small>{note}</small>}
            </div>
          ))}
        </People>
      )}
    </div>
  )
}
