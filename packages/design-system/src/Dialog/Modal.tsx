import { X } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { mergeProps } from 'react-aria/mergeProps'
import { mergeRefs } from 'react-aria/mergeRefs'
import { useDialog } from 'react-aria/useDialog'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Layer } from '../foundations/overlay/Layer.tsx'
import { useIsScrollable } from '../foundations/useIsScrollable.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Body, Foot, Head, Lead, Panel, Scrim, Title } from './Modal.styles.ts'
import { UnsavedInputContext, useGuardedClose } from './unsavedInput.ts'

/** What Dialog and Drawer have in common. */
export type ModalProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'onResize'> & {
  isOpen: boolean
  /** Called by the close button, Escape and, where allowed, a press outside: after a question where input would be lost. */
  onClose: () => void
  title: ReactNode
  /** Beside the title: a tag, a link, a small action. */
  extra?: ReactNode
  /** Actions, the main one last. A function is given `close`, for the button that gives up: it asks like the close button. */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  /** Holds input that closing would lose; default false. A Form inside tells so by itself. */
  isDirty?: boolean
  /** A press outside closes it; default true. Set false where a slip of the pointer should do nothing. */
  isDismissable?: boolean
  /** Default true. Where false there is no button to close it and Escape does nothing: only its own actions lead on. */
  isClosable?: boolean
  /** Content reaches the edges, for tables; default false. */
  isFlush?: boolean
  /** 'alertdialog' for a question that must be answered; default 'dialog'. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

type ModalFrameProps = Omit<ModalProps, 'isOpen'> & {
  /** CSS width, or height where the side is 'top' or 'bottom'. */
  length: string
  isFull?: boolean
  side?: Side
  panelRef: RefObject<HTMLDivElement | null>
  /** For the head, which may be a handle. */
  headProps?: HTMLAttributes<HTMLElement>
  /** Buttons before the one that closes. */
  tools?: ReactNode
  /** Handles at the edges. */
  handles?: ReactNode
}

/** A surface over an inert page; focus goes in, stays in and comes back. Rendered while it is open. */
export const ModalFrame = (props: ModalFrameProps) => {
  const { onClose, isDirty = false, isClosable = true, side, ...rest } = props
  const isDismissable = isClosable && (props.isDismissable ?? true)
  const startedOutside = useRef(false)
  const { watch, close } = useGuardedClose(isDirty, onClose)
  return (
    <Layer isModal onClose={close} isDismissable={isDismissable} isEscapable={isClosable}>
      <Scrim
        data-side={side}
        onPointerDown={(event) => {
          startedOutside.current = event.target === event.currentTarget
        }}
        // A drag that began inside, to select text, ends here without closing anything.
        onClick={(event) => {
          if (isDismissable && startedOutside.current && event.target === event.currentTarget) close()
        }}
      >
        <FocusScope contain restoreFocus>
          <UnsavedInputContext value={watch}>
            <ModalPanel {...rest} isClosable={isClosable} onClose={close} />
          </UnsavedInputContext>
        </FocusScope>
      </Scrim>
    </Layer>
  )
}

const ModalPanel = (props: Omit<ModalFrameProps, 'isDirty' | 'side'>) => {
  const { onClose, title, extra, footer, isDismissable: _, isFlush, role, children, length, isFull, ...others } = props
  const { panelRef, headProps, tools, handles, isClosable = true, ref, style, ...rest } = others
  const { t } = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const { dialogProps, titleProps } = useDialog({ role, 'aria-label': rest['aria-label'] }, panelRef)
  const vars: CSSProperties & Record<`--${string}`, string> = { '--modal-width': length, ...style }
  return (
    <Panel
      {...mergeProps(rest, dialogProps)}
      aria-modal="true"
      ref={mergeRefs(ref, panelRef)}
      data-size={isFull ? 'full' : undefined}
      style={vars}
    >
      <Head {...headProps}>
        <Lead>
          <Title {...titleProps}>{guardedWords(title)}</Title>
          {guarded(extra)}
        </Lead>
        {tools}
        {isClosable && (
          <IconButton
            icon={<X size={18} aria-hidden />}
            label={t(commonTexts.close)}
            onPress={onClose}
            tooltipPlacement="bottom"
          />
        )}
      </Head>
      <Body ref={body} tabIndex={isScrollable ? 0 : undefined} data-flush={isFlush || undefined}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </Body>
      {footer && <Foot>{guarded(typeof footer === 'function' ? footer(onClose) : footer)}</Foot>}
      {handles}
    </Panel>
  )
}
