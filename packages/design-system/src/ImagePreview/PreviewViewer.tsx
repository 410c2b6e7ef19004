import { ChevronLeft, ChevronRight, ImageOff, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Middle, Picture, Stage, StageBox, Step, Viewer } from './ImagePreview.styles.ts'
import { imagePreviewTexts } from './ImagePreview.texts.ts'
import type { ImagePreviewItem } from './ImagePreview.tsx'
import { PreviewTools } from './PreviewTools.tsx'
import { pictureTexts } from './picture.texts.ts'
import { keyAction } from './previewKeys.ts'
import { useImageView } from './useImageView.ts'
import { overhang, scaleOf, transformOf } from './view.ts'

export type PreviewViewerProps = {
  item: ImagePreviewItem
  /** The pictures before and after it; undefined at the ends. */
  neighbours: readonly [ImagePreviewItem | undefined, ImagePreviewItem | undefined]
  /** Which picture of how many, for screen readers; undefined for a single one. */
  position: string | undefined
  onStep: (step: 1 | -1) => void
  onEdge: (edge: 'first' | 'last') => void
  isFull: boolean
  onFullChange: (isFull: boolean) => void
  onDownload: (() => void) | undefined
}

type Coming = { key: string; state: 'ready' | 'failed' }

/** From here on single pixels of the picture are shown as they are. */
const pixelScale = 4

/** The stage with its picture and the tools below. */
export const PreviewViewer = (props: PreviewViewerProps) => {
  const { item, neighbours, position, onStep, onEdge, isFull, onFullChange, onDownload } = props
  const { t } = useLocale()
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [coming, setComing] = useState<Coming>()
  const { view, geometry, isHeld, actions, begin, stageProps } = useImageView(stage, onStep)
  const own = `${item.key}-${attempt}`
  const state = coming?.key === own ? coming.state : 'loading'
  const { width, height } = overhang(view, geometry)
  const isPannable = width > 0 || height > 0
  const scale = scaleOf(view, geometry)
  const [previous, next] = neighbours

  useEffect(() => stage.current?.focus({ preventScroll: true }), [])

  const addresses = [previous?.src, next?.src].filter((src) => src !== undefined).join('\n')
  useEffect(() => {
    // The neighbours are fetched ahead, so that leafing shows them at once.
    for (const src of addresses.split('\n')) if (src) document.createElement('img').src = src
  }, [addresses])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnStage = event.target === stage.current
    const act = keyAction(event.key, event.shiftKey, { isOnStage, isPannable })
    if (!act) return
    event.preventDefault()
    act({ actions, onStep, onEdge, toggleFull: () => onFullChange(!isFull) })
  }

  return (
    <Viewer data-full={isFull || undefined} onKeyDown={onKeyDown}>
      <StageBox>
        <Stage
          {...stageProps}
          ref={stage}
          role="group"
          aria-label={item.name ?? item.alt}
          aria-busy={state === 'loading' || undefined}
          tabIndex={0}
          data-pannable={isPannable || undefined}
          data-held={(isHeld && isPannable) || undefined}
          data-large={scale >= pixelScale || undefined}
        >
          {state !== 'failed' && (
            <Picture
              key={own}
              src={item.src}
              alt={item.alt}
              draggable={false}
              data-ready={state === 'ready' || undefined}
              style={{ transform: transformOf(view, geometry) }}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                begin({ width: naturalWidth, height: naturalHeight })
                setComing({ key: own, state: 'ready' })
              }}
              onError={() => setComing({ key: own, state: 'failed' })}
            />
          )}
        </Stage>
        {state === 'loading' && (
          <Middle>
            <Spinner />
          </Middle>
        )}
        {state === 'failed' && (
          <Middle role="alert">
            <ImageOff size={24} aria-hidden />
            {t(pictureTexts.failed)}
            <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={() => setAttempt(attempt + 1)}>
              {t(commonTexts.retry)}
            </Button>
          </Middle>
        )}
        {position !== undefined && (
          <>
            <Step data-to="previous">
              <IconButton
                icon={<ChevronLeft size={20} aria-hidden />}
                label={t(imagePreviewTexts.previous)}
                isDisabled={!previous}
                onPress={() => onStep(-1)}
              />
            </Step>
            <Step data-to="next">
              <IconButton
                icon={<ChevronRight size={20} aria-hidden />}
                label={t(imagePreviewTexts.next)}
                isDisabled={!next}
                onPress={() => onStep(1)}
              />
            </Step>
          </>
        )}
        <Hidden role="status">{position}</Hidden>
      </StageBox>
      <PreviewTools
        scale={scale}
        mode={view.mode}
        actions={actions}
        isDisabled={state !== 'ready'}
        isFull={isFull}
        onFullChange={onFullChange}
        onDownload={onDownload}
      />
    </Viewer>
  )
}
