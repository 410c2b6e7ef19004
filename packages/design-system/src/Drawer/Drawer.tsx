import { Modal, type ModalProps } from '../Dialog/Modal.tsx'

export type DrawerProps = ModalProps & {
  /** Width in px or as a CSS length such as '80%'; default 480. */
  size?: number | string
  /** Default 'right'. */
  side?: 'left' | 'right'
}

/** A surface from the side of the window, for details beside the list they belong to. */
export const Drawer = ({ size = 480, side = 'right', ...rest }: DrawerProps) => (
  <Modal {...rest} side={side} width={typeof size === 'number' ? `${size}px` : size} />
)
