import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FloatingLayer, useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import { More, Note, Panel, Person, Words } from './AvatarGroup.styles.ts'
import { avatarGroupTexts } from './AvatarGroup.texts.ts'
import type { AvatarGroupPerson } from './AvatarGroup.tsx'

/** Long enough to cross the gap between the number and its list, in ms. */
const crossing = 150

/** The number of those who do not fit; lists them on hover, focus and press, and stays while the pointer is on the list. */
export const MorePeople = ({ people }: { people: readonly AvatarGroupPerson[] }) => {
  const { t } = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close, placement: 'bottom', distance: 6 })

  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), isOpen ? 0 : crossing)
  }
  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, crossing)
  }
  const showForKeyboard = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) setOpen(true)
  }

  return (
    <>
      <More
        type="button"
        ref={layer.anchorRef}
        aria-label={t(avatarGroupTexts.more, { count: people.length })}
        aria-describedby={isOpen ? id : undefined}
        data-open={isOpen || undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && enter()}
        onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
        onFocus={showForKeyboard}
        onBlur={close}
        onClick={() => setOpen(true)}
      >
        +{people.length}
      </More>
      <FloatingLayer layer={layer}>
        <Panel
          id={id}
          role="tooltip"
          onPointerEnter={enter}
          onPointerLeave={leave}
          // A press in the list, to scroll it, leaves the focus on the number.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {people.map(({ key, name, src, presence, note }) => (
            <Person key={key}>
              <Avatar name={name} src={src} presence={presence} isDecorative />
              <Words>
                <span>{name}</span>
                {note && <Note>{note}</Note>}
              </Words>
            </Person>
          ))}
        </Panel>
      </FloatingLayer>
    </>
  )
}
