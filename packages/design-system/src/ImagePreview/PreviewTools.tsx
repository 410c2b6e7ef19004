import {
  Download,
  Fullscreen,
  Maximize,
  Minimize,
  RotateCcw,
  RotateCw,
  TrianglesCenterlineDashedHorizontal,
  TrianglesCenterlineDashedVertical,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useRef } from 'react'
import { useToolbar } from 'react-aria/useToolbar'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Percent, Rule, Tools } from './ImagePreview.styles.ts'
import { imagePreviewTexts as texts } from './ImagePreview.texts.ts'
import { zoomStep } from './previewKeys.ts'
import type { ViewActions } from './useImageView.ts'

export type PreviewToolsProps = {
  scale: number
  mode: 'fit' | 'free'
  actions: ViewActions
  /** No picture is there to work on. */
  isDisabled: boolean
  isFull: boolean
  onFullChange: (isFull: boolean) => void
  onDownload: (() => void) | undefined
}

/** The tools below the picture; arrows go from one to the next. */
export const PreviewTools = ({ scale, mode, actions, isDisabled, isFull, onFullChange, onDownload }: PreviewToolsProps) => {
  const { t, formatNumber } = useLocale()
  const bar = useRef<HTMLDivElement>(null)
  const { toolbarProps } = useToolbar({ 'aria-label': t(texts.tools) }, bar)
  const percent = formatNumber(scale, { style: 'percent', maximumFractionDigits: scale < 0.1 ? 1 : 0 })
  const isFitted = mode === 'fit' && scale !== 1
  return (
    <Tools {...toolbarProps} ref={bar}>
      <IconButton
        icon={<ZoomOut size={16} aria-hidden />}
        label={t(texts.zoomOut)}
        shortcut="-"
        isDisabled={isDisabled}
        onPress={() => actions.zoom(1 / zoomStep)}
      />
      <Percent aria-label={t(texts.zoom, { percent })}>{percent}</Percent>
      <IconButton
        icon={<ZoomIn size={16} aria-hidden />}
        label={t(texts.zoomIn)}
        shortcut="+"
        isDisabled={isDisabled}
        onPress={() => actions.zoom(zoomStep)}
      />
      <IconButton
        icon={isFitted ? <OneToOne /> : <Fullscreen size={16} aria-hidden />}
        label={t(isFitted ? texts.actual : texts.fit)}
        shortcut={isFitted ? '1' : '0'}
        isDisabled={isDisabled}
        onPress={isFitted ? actions.actual : actions.fit}
      />
      <Rule />
      <IconButton
        icon={<RotateCcw size={16} aria-hidden />}
        label={t(texts.turnLeft)}
        shortcut="Shift R"
        isDisabled={isDisabled}
        onPress={() => actions.turn(-1)}
      />
      <IconButton
        icon={<RotateCw size={16} aria-hidden />}
        label={t(texts.turnRight)}
        shortcut="R"
        isDisabled={isDisabled}
        onPress={() => actions.turn(1)}
      />
      <IconButton
        icon={<TrianglesCenterlineDashedVertical size={16} aria-hidden />}
        label={t(texts.flipX)}
        shortcut="H"
        isDisabled={isDisabled}
        onPress={() => actions.flip('x')}
      />
      <IconButton
        icon={<TrianglesCenterlineDashedHorizontal size={16} aria-hidden />}
        label={t(texts.flipY)}
        shortcut="V"
        isDisabled={isDisabled}
        onPress={() => actions.flip('y')}
      />
      <Rule />
      {onDownload && <IconButton icon={<Download size={16} aria-hidden />} label={t(texts.download)} onPress={onDownload} />}
      <IconButton
        icon={isFull ? <Minimize size={16} aria-hidden /> : <Maximize size={16} aria-hidden />}
        label={t(isFull ? texts.window : texts.full)}
        shortcut="F"
        onPress={() => onFullChange(!isFull)}
      />
    </Tools>
  )
}

/** Lucide has no sign for it. */
const OneToOne = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M3.9 3.2v9.6H2.3V5.4l-1.2.7V4.5l1.9-1.3zm10 0v9.6h-1.6V5.4l-1.2.7V4.5L13 3.2zM7.2 5.6h1.6v1.6H7.2zm0 3.6h1.6v1.6H7.2z" />
  </svg>
)
