import { Maximize2, Minimize2 } from 'lucide-react'
import { useRef } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dialogTexts } from './Dialog.texts.ts'
import { ModalFrame, type ModalProps } from './Modal.tsx'
import type { Size } from './place.ts'
import { ResizeHandles } from './ResizeHandles.tsx'
import { useMovable } from './useMovable.ts'

export type DialogSize = 'small' | 'medium' | 'large' | 'full'

export type DialogProps = ModalProps & {
  /** 420, 600 or 920 px, the whole window, or a width in px; default 'medium'. */
  size?: DialogSize | number
  /** Can be moved by its head, with the pointer or the arrows while the head has the focus; never leaves the window. Default false. */
  isDraggable?: boolean
  /** Can be made larger and smaller at its edges and its corner; default false. */
  isResizable?: boolean
  /** Called with the size in px when a resize ends. The dialog forgets it when it closes; keep it and hand it in as `size` to remember. */
  onResize?: (size: Size) => void
  /** Has a button that makes it fill the window and back; a double press on the head does the same. Default false. */
  isExpandable?: boolean
  /** Whether it fills the window. */
  isExpanded?: boolean
  /** Default false. */
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
}

const widths: Record<DialogSize, string> = { small: '420px', medium: '600px', large: '920px', full: '100%' }

/** A task of its own over the page. */
export const Dialog = ({ isOpen, ...rest }: DialogProps) => (isOpen ? <OpenDialog {...rest} /> : null)

const OpenDialog = (props: Omit<DialogProps, 'isOpen'>) => {
  const { size = 'medium', isDraggable = false, isResizable = false, onResize, isExpandable = false, ...others } = props
  const { isExpanded: controlled, defaultExpanded = false, onExpandedChange, ...rest } = others
  const { t } = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  if (import.meta.env.DEV && typeof size === 'string') warnUnknown('Dialog', 'size', size, ['small', 'medium', 'large', 'full'])
  const [isExpanded, setExpanded] = useControlledState(controlled, defaultExpanded, onExpandedChange)
  const isFull = size === 'full' || isExpanded
  const { headProps, shift } = useMovable({ panel, isEnabled: isDraggable && !isFull })
  const toggle = (): void => setExpanded(!isExpanded)
  return (
    <ModalFrame
      {...rest}
      panelRef={panel}
      length={typeof size === 'number' ? `${size}px` : widths[size]}
      isFull={isFull}
      headProps={{
        ...headProps,
        'aria-label': isDraggable && !isFull ? t(dialogTexts.move) : undefined,
        onDoubleClick: isExpandable ? toggle : undefined,
      }}
      tools={
        isExpandable && (
          <IconButton
            icon={isExpanded ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
            label={t(isExpanded ? dialogTexts.shrink : dialogTexts.expand)}
            onPress={toggle}
            tooltipPlacement="bottom"
          />
        )
      }
      handles={isResizable && !isFull && <ResizeHandles panel={panel} shift={shift} onResize={onResize} />}
    />
  )
}
