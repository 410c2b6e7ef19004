import { useRef } from 'react'
import { ModalFrame, type ModalProps, type Side } from '../Dialog/Modal.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { DrawerGrip } from './DrawerGrip.tsx'

export type DrawerSize = 'small' | 'medium' | 'large'

export type DrawerProps = ModalProps & {
  /** 360, 480 or 720 px, another width in px, or a CSS length such as '80%'; a height for the sides 'top' and 'bottom'. Default 'medium'. */
  size?: DrawerSize | number | (string & {})
  /** Default 'right'. */
  side?: Side
  /** Can be made wider and narrower at its inner edge; default false. */
  isResizable?: boolean
  /** Least width in px to which it can be dragged; default 280. */
  minSize?: number
  /** Called with the width, or height, in px when a resize ends. The drawer forgets it when it closes. */
  onResize?: (length: number) => void
}

const lengths: Record<DrawerSize, string> = { small: '360px', medium: '480px', large: '720px' }

const isNamed = (size: string): size is DrawerSize => size in lengths

const lengthOf = (size: number | string): string => {
  if (typeof size === 'number') return `${size}px`
  return isNamed(size) ? lengths[size] : size
}

/** A surface from the side of the window, for details beside the list they belong to. */
export const Drawer = ({ isOpen, ...rest }: DrawerProps) => (isOpen ? <OpenDrawer {...rest} /> : null)

const OpenDrawer = (props: Omit<DrawerProps, 'isOpen'>) => {
  const { size = 'medium', side = 'right', isResizable = false, minSize = 280, onResize, ...rest } = props
  const panel = useRef<HTMLDivElement>(null)
  if (import.meta.env.DEV) warnUnknown('Drawer', 'side', side, ['left', 'right', 'top', 'bottom'])
  return (
    <ModalFrame
      {...rest}
      panelRef={panel}
      side={side}
      length={lengthOf(size)}
      handles={isResizable && <DrawerGrip panel={panel} side={side} min={minSize} onResize={onResize} />}
    />
  )
}
