import type { StoredFile } from '@bip/contract'
import { Empty, Spinner } from '@bip/design-system'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useText } from '../../../host/useText.ts'
import { useStoredFiles } from '../useStoredFiles.ts'
import { type PreviewKind, previewKindOf } from './kindOf.ts'
import { Cut, Paper, Stage } from './preview.styles.ts'

const DocumentFrame = lazy(() => import('./DocumentFrame.tsx').then((module) => ({ default: module.DocumentFrame })))
const SheetView = lazy(() => import('./SheetView.tsx').then((module) => ({ default: module.SheetView })))

/** Bytes of a text that are shown. */
const maxText = 256 * 1024
/** Bytes of an office file that is shown; larger ones are for their own programs. */
const maxOffice = 20 * 1024 * 1024

type Shown = { link: string } | { text: string; isCut: boolean } | { content: Blob }

/** The content of a file as it can be shown in a page. */
export const PreviewBody = ({ file }: { file: StoredFile }) => {
  const { t } = useText()
  const { linkOf, fetchFile } = useStoredFiles()
  const [shown, setShown] = useState<Shown>()
  const [hasFailed, setFailed] = useState(false)
  const kind = previewKindOf(file)
  const isOffice = kind === 'sheet' || kind === 'document'
  const isShowable = kind !== null && !(isOffice && file.size > maxOffice)
  const fail = useCallback(() => setFailed(true), [])
  useEffect(() => {
    if (!isShowable) return undefined
    let isOver = false
    const load = async (): Promise<Shown> => {
      if (isOffice) return { content: await fetchFile(file) }
      if (kind !== 'text') return { link: await linkOf(file) }
      const content = await fetchFile(file, { start: 0, end: maxText - 1 })
      return { text: await content.slice(0, maxText).text(), isCut: file.size > maxText }
    }
    load().then(
      (loaded) => isOver || setShown(loaded),
      () => isOver || setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [file, kind, isOffice, isShowable, linkOf, fetchFile])
  if (!isShowable || hasFailed)
    return (
      <Stage>
        <Empty title={t(hasFailed ? 'file.previewFailed' : 'file.noPreview')} description={t('file.previewHint')} />
      </Stage>
    )
  return (
    <Stage aria-busy={!shown || undefined}>
      {shown ? (
        <Suspense fallback={<Spinner label={t('file.loading')} />}>
          <Content kind={kind} shown={shown} file={file} onFail={fail} />
        </Suspense>
      ) : (
        <Spinner label={t('file.loading')} />
      )}
    </Stage>
  )
}

type ContentProps = { kind: PreviewKind; shown: Shown; file: StoredFile; onFail: () => void }

const Content = ({ kind, shown, file: { name }, onFail }: ContentProps) => {
  const { t } = useText()
  if ('content' in shown)
    return kind === 'sheet' ? (
      <SheetView content={shown.content} onFail={onFail} />
    ) : (
      <DocumentFrame content={shown.content} title={name} onFail={onFail} />
    )
  if ('text' in shown)
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys */}
        <pre tabIndex={0}>{shown.text}</pre>
        {shown.isCut && <Cut>{t('file.cutText')}</Cut>}
      </>
    )
  const { link } = shown
  if (kind === 'picture') return <img src={link} alt={name} onError={onFail} />
  if (kind === 'pdf') return <Paper src={`${link}#view=FitH`} title={name} />
  // biome-ignore lint/a11y/useMediaCaption: nobody has written what is said in a recording that was uploaded
  if (kind === 'video') return <video src={link} controls aria-label={name} onError={onFail} />
  // biome-ignore lint/a11y/useMediaCaption: as above
  return <audio src={link} controls aria-label={name} onError={onFail} />
}
