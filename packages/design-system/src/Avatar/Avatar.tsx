import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnNoText } from '../foundations/warnShape.ts'
import { Picture, Presence, Root } from './Avatar.styles.ts'
import { avatarTexts } from './Avatar.texts.ts'

/** Whether a person can be reached now. */
export type AvatarPresence = 'online' | 'busy' | 'away' | 'offline'

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The person's full name; its first character stands in for a missing picture. */
  name: string
  /** Address of a picture; the first character stands there until it has come, and when it does not come. */
  src?: string
  /** Diameter in px; default 26. */
  size?: number
  /** A dot that says whether the person can be reached; default none. */
  presence?: AvatarPresence
  /** The name stands beside it, so that screen readers skip the picture; default false. */
  isDecorative?: boolean
}

const initial = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?'

/** A person's picture, or the first character of the name where there is none. */
export const Avatar = ({ name, src, size = 26, presence, isDecorative = false, style, ...rest }: AvatarProps) => {
  warnNoText('Avatar', 'name', name)
  const { t } = useLocale()
  const [seen, setSeen] = useState<{ src: string; isBroken: boolean }>()
  const current = seen?.src === src ? seen : undefined
  const isShown = current?.isBroken === false
  const vars: CSSProperties & Record<`--${string}`, string> = { '--avatar-size': `${size}px`, ...style }
  const label = presence ? t(avatarTexts.nameAndPresence, { name, presence: t(avatarTexts[presence]) }) : name
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Root {...naming} data-presence={presence} {...rest} style={vars}>
      {!isShown && initial(name)}
      {src && !current?.isBroken && (
        <Picture
          src={src}
          alt=""
          draggable={false}
          data-loaded={isShown || undefined}
          onLoad={() => setSeen({ src, isBroken: false })}
          onError={() => setSeen({ src, isBroken: true })}
        />
      )}
      {presence && <Presence data-presence={presence} title={t(avatarTexts[presence])} />}
    </Root>
  )
}
