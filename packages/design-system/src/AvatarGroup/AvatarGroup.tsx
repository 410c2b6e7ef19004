import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { Avatar, type AvatarPresence } from '../Avatar/Avatar.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Place, Root } from './AvatarGroup.styles.ts'
import { MorePeople } from './MorePeople.tsx'

export type AvatarGroupPerson = {
  key: string
  /** The person's full name. */
  name: string
  /** Address of a picture. */
  src?: string
  /** A dot that says whether the person can be reached; default none. */
  presence?: AvatarPresence
  /** Beside the name in the list of those who do not fit: a post, a department. */
  note?: string
}

export type AvatarGroupProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  people: readonly AvatarGroupPerson[]
  /** Whose faces these are, for screen readers. */
  label: string
  /** How many faces are shown before the rest becomes a number; default 4. One more is shown rather than "+1". */
  max?: number
  /** Diameter of a face in px; default 26. */
  size?: number
}

/** The people on one thing, overlapping; those who do not fit are a number that lists them. */
export const AvatarGroup = ({ people, label, max = 4, size = 26, style, ...rest }: AvatarGroupProps) => {
  warnNoList('AvatarGroup', 'people', people)
  warnDuplicateKeys(
    'AvatarGroup',
    'people',
    people.map(({ key }) => key),
  )
  // "+1" would take the room of the face that it hides.
  const count = people.length === max + 1 ? people.length : max
  const hidden = people.slice(count)
  const vars: CSSProperties & Record<`--${string}`, string> = { '--avatar-size': `${size}px`, ...style }
  return (
    // Safari takes the list away from a list without marks.
    <Root role="list" aria-label={label} {...rest} style={vars}>
      {people.slice(0, count).map(({ key, name, src, presence }) => (
        <Place key={key} title={name}>
          <Avatar name={name} src={src} size={size} presence={presence} />
        </Place>
      ))}
      {hidden.length > 0 && (
        <Place>
          <MorePeople people={hidden} />
        </Place>
      )}
    </Root>
  )
}
