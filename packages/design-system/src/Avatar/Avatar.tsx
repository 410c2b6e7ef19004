import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react'
import { Picture, Root } from './Avatar.styles.ts'

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** The person's full name; its first character stands in for a missing picture. */
  name: string
  /** Address of a picture. */
  src?: string
  /** Diameter in px; default 26. */
  size?: number
  /** The name stands beside it, so that screen readers skip the picture; default false. */
  isDecorative?: boolean
}

const initial = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '?'

/** A person's picture, or the first character of the name where there is none. */
export const Avatar = ({ name, src, size = 26, isDecorative = false, style, ...rest }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const vars: CSSProperties & Record<`--${string}`, string> = { '--avatar-size': `${size}px`, ...style }
  const naming = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Root {...naming} {...rest} style={vars}>
      {src && failed !== src ? <Picture src={src} alt="" onError={() => setFailed(src)} /> : initial(name)}
    </Root>
  )
}
