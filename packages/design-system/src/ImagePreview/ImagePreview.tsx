import { useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Position } from './ImagePreview.styles.ts'
import { imagePreviewTexts } from './ImagePreview.texts.ts'
import { PreviewViewer } from './PreviewViewer.tsx'

export type ImagePreviewItem = {
  key: string
  /** Address of the picture in full size. */
  src: string
  /** What the picture shows. */
  alt: string
  /** Name of the file, as the title and for saving; default what the picture shows. */
  name?: string
}

export type ImagePreviewProps = Omit<DialogProps, 'title' | 'children' | 'extra' | 'footer' | 'size' | 'isFlush' | 'role'> & {
  /** The pictures that can be leafed through. */
  items: readonly ImagePreviewItem[]
  /** Index of the picture shown, from 0. */
  activeIndex?: number
  /** Default 0. */
  defaultActiveIndex?: number
  onActiveIndexChange?: (index: number) => void
  /** Begins over the whole window instead of 800 px wide; default false. A button changes it at any time. */
  defaultFull?: boolean
  /** Whether the picture may be saved; default true. */
  canDownload?: boolean
  /** Saves the picture; default the browser does, under the item's name. */
  onDownload?: (item: ImagePreviewItem) => void
}

/** The width of the dialog in px. */
const dialogWidth = 800

const save = ({ src, name, alt }: ImagePreviewItem): void => {
  const link = document.createElement('a')
  link.href = src
  link.download = name ?? alt
  link.click()
}

/** Pictures seen large: zoomed at the pointer, panned, turned, mirrored, leafed through and saved. */
export const ImagePreview = ({ isOpen, ...rest }: ImagePreviewProps) => (isOpen ? <OpenPreview {...rest} /> : null)

const OpenPreview = (props: Omit<ImagePreviewProps, 'isOpen'>) => {
  const {
    items,
    activeIndex,
    defaultActiveIndex = 0,
    onActiveIndexChange,
    defaultFull = false,
    canDownload = true,
    onDownload = save,
    ...rest
  } = props
  const { t } = useLocale()
  const [isFull, setFull] = useState(defaultFull)
  const [active, setActive] = useControlledState(activeIndex, defaultActiveIndex, onActiveIndexChange)
  warnNoList('ImagePreview', 'items', items)
  const count = items.length
  const index = Math.min(Math.max(active, 0), count - 1)
  const item = items[index]
  if (!item) {
    warnProp('ImagePreview', 'items', 'is empty; there is nothing to show')
    return null
  }
  return (
    <Dialog
      {...rest}
      isOpen
      isFlush
      size={isFull ? 'full' : dialogWidth}
      title={item.name ?? item.alt}
      extra={count > 1 && <Position>{t(imagePreviewTexts.position, { index: index + 1, count })}</Position>}
    >
      <PreviewViewer
        item={item}
        neighbours={[items[index - 1], items[index + 1]]}
        position={
          count > 1 ? t(imagePreviewTexts.positionSaid, { index: index + 1, count, name: item.name ?? item.alt }) : undefined
        }
        onStep={(step) => items[index + step] && setActive(index + step)}
        onEdge={(edge) => setActive(edge === 'first' ? 0 : count - 1)}
        isFull={isFull}
        onFullChange={setFull}
        onDownload={canDownload ? () => onDownload(item) : undefined}
      />
    </Dialog>
  )
}
