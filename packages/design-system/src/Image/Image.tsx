import { ImageOff, Maximize2, RotateCw } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { pictureTexts } from '../ImagePreview/picture.texts.ts'
import { Enlarge, Instead, Picture, Root } from './Image.styles.ts'
import { imageTexts } from './Image.texts.ts'

/** The viewer is fetched with the first picture that is opened. */
const ImagePreview = lazyPart(() => import('../ImagePreview/ImagePreview.tsx').then((module) => module.ImagePreview))

export type ImageProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Address of the picture; without one the place says that there is none. */
  src?: string
  /** What the picture shows; empty where the text beside it says so already. */
  alt: string
  /** CSS width, a number in px; default '100%'. */
  width?: CSSProperties['width']
  /** CSS height, a number in px; default by the ratio. */
  height?: CSSProperties['height']
  /** Width to height, which keeps the place until the picture has come; default '4 / 3'. */
  ratio?: CSSProperties['aspectRatio']
  /** 'cover' fills the place and cuts, 'contain' shows all of it; default 'cover'. */
  fit?: 'cover' | 'contain'
  /** Fetched at once rather than when it is about to be seen; default false. */
  isEager?: boolean
  /** Stands in for a picture that is missing or cannot be shown; default an icon with a word and a way to try again. */
  fallback?: ReactNode
  /** A press shows it large; default false. */
  hasPreview?: boolean
  /** Address of a larger picture for the preview; default the same. */
  previewSrc?: string
  /** A press does this instead of showing it large, such as opening a set of pictures at this one. */
  onPress?: () => void
}

const length = (value: CSSProperties['width']): string | undefined => (typeof value === 'number' ? `${value}px` : value)

/** A picture that keeps its place while it comes, and says so when it does not. */
export const Image = (props: ImageProps) => {
  const {
    src,
    alt,
    width = '100%',
    height,
    ratio = '4 / 3',
    fit = 'cover',
    isEager = false,
    fallback,
    hasPreview = false,
    previewSrc,
    onPress,
    style,
    ...rest
  } = props
  if (import.meta.env.DEV) warnUnknown('Image', 'fit', fit, ['cover', 'contain'])
  const { t } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState<{ src: string; state: 'ready' | 'failed' }>()
  const state = !src ? 'none' : seen?.src === src ? seen.state : 'loading'
  const isMissing = state === 'none' || state === 'failed'
  const vars: CSSProperties & Record<`--${string}`, string | number | undefined> = {
    '--image-width': length(width),
    '--image-height': length(height) ?? 'auto',
    '--image-ratio': height === undefined ? ratio : 'auto',
    '--image-fit': fit,
    ...style,
  }
  const retry = () => {
    setSeen(undefined)
    setAttempt(attempt + 1)
  }

  return (
    <Root data-state={state} aria-busy={state === 'loading' || undefined} {...rest} style={vars}>
      {src && state !== 'failed' && (
        <Picture
          key={attempt}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setSeen({ src, state: 'ready' })}
          onError={() => setSeen({ src, state: 'failed' })}
        />
      )}
      {isMissing &&
        (fallback ?? (
          <Instead>
            <ImageOff
              size={20}
              {...(alt ? { role: 'img', 'aria-label': state === 'failed' ? t(imageTexts.failedNamed, { alt }) : alt } : {})}
            />
            <span>{t(state === 'failed' ? pictureTexts.failed : imageTexts.none)}</span>
            {state === 'failed' && (
              <Button size="small" icon={<RotateCw size={14} aria-hidden />} onPress={retry}>
                {t(commonTexts.retry)}
              </Button>
            )}
          </Instead>
        ))}
      {state === 'ready' && (hasPreview || onPress) && (
        <Enlarge type="button" aria-label={t(imageTexts.enlarge, { alt })} onClick={() => (onPress ? onPress() : setOpen(true))}>
          <span>
            <Maximize2 size={14} aria-hidden />
          </span>
        </Enlarge>
      )}
      {isOpen && src && (
        <Suspense fallback={null}>
          <ImagePreview isOpen onClose={() => setOpen(false)} items={[{ key: src, src: previewSrc ?? src, alt }]} />
        </Suspense>
      )}
    </Root>
  )
}
