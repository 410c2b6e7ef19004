import { Modal, type ModalProps } from './Modal.tsx'

export type DialogSize = 'small' | 'medium' | 'large' | 'full'

export type DialogProps = ModalProps & {
  /** 420, 600 or 920 px, the whole window, or a width in px; default 'medium'. */
  size?: DialogSize | number
}

const widths: Record<DialogSize, string> = { small: '420px', medium: '600px', large: '920px', full: '100%' }

/** A task of its own over the page. */
export const Dialog = ({ size = 'medium', ...rest }: DialogProps) => (
  <Modal {...rest} width={typeof size === 'number' ? `${size}px` : widths[size]} isFull={size === 'full'} />
)
