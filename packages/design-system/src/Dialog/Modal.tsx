import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { mergeProps } from 'react-aria/mergeProps'
import { useDialog } from 'react-aria/useDialog'
import { useObjectRef } from 'react-aria/useObjectRef'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Layer } from '../foundations/overlay/Layer.tsx'
import { useIsScrollable } from '../foundations/useIsScrollable.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Body, Foot, Head, Lead, Panel, Scrim, Title } from './Modal.styles.ts'

/** What Dialog and Drawer have in common. */
export type ModalProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> & {
  isOpen: boolean
  /** Called by the close button, Escape and, where allowed, a press outside; the caller decides. */
  onClose: () => void
  title: ReactNode
  /** Beside the title: a tag, a link, a small action. */
  extra?: ReactNode
  /** Actions, the main one last. */
  footer?: ReactNode
  /** A press outside closes it; default true. Set false where input could be lost. */
  isDismissable?: boolean
  /** Content reaches the edges, for tables; default false. */
  isFlush?: boolean
  /** 'alertdialog' for a question that must be answered; default 'dialog'. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

type ModalFrameProps = ModalProps & {
  /** CSS width. */
  width: string
  isFull?: boolean
  side?: 'left' | 'right'
}

/** A surface over an inert page; focus goes in, stays in and comes back. */
export const Modal = ({ isOpen, ...rest }: ModalFrameProps) => (isOpen ? <OpenModal {...rest} /> : null)

const OpenModal = (props: Omit<ModalFrameProps, 'isOpen'>) => {
  const { onClose, isDismissable = true, side } = props
  const startedOutside = useRef(false)
  return (
    <Layer isModal onClose={onClose} isDismissable={isDismissable}>
      <Scrim
        data-side={side}
        onPointerDown={(event) => {
          startedOutside.current = event.target === event.currentTarget
        }}
        // A drag that began inside, to select text, ends here without closing anything.
        onClick={(event) => {
          if (isDismissable && startedOutside.current && event.target === event.currentTarget) onClose()
        }}
      >
        <FocusScope contain restoreFocus>
          <ModalPanel {...props} />
        </FocusScope>
      </Scrim>
    </Layer>
  )
}

const ModalPanel = (props: Omit<ModalFrameProps, 'isOpen'>) => {
  const {
    onClose,
    title,
    extra,
    footer,
    isDismissable: _,
    isFlush,
    role,
    children,
    width,
    isFull,
    side: __,
    ref,
    style,
    ...rest
  } = props
  const { t } = useLocale()
  const panel = useObjectRef(ref)
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const { dialogProps, titleProps } = useDialog({ role, 'aria-label': rest['aria-label'] }, panel)
  const vars: CSSProperties & Record<`--${string}`, string> = { '--modal-width': width, ...style }
  return (
    <Panel {...mergeProps(rest, dialogProps)} aria-modal="true" ref={panel} data-size={isFull ? 'full' : undefined} style={vars}>
      <Head>
        <Lead>
          <Title {...titleProps}>{title}</Title>
          {extra}
        </Lead>
        <IconButton icon={<X size={18} aria-hidden />} label={t(commonTexts.close)} onPress={onClose} tooltipPlacement="bottom" />
      </Head>
      <Body ref={body} tabIndex={isScrollable ? 0 : undefined} data-flush={isFlush || undefined}>
        {children}
      </Body>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  )
}
