import { Check, Copy, Download } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { pictureTexts } from './Picture.texts.ts'
import { Note, Tools } from './PictureTools.styles.ts'
import { copyPicture, pngFileOf, saveFile, svgFileOf } from './picture.ts'

type PictureToolsProps = {
  drawing: RefObject<SVGSVGElement | null>
  /** Name of the downloaded file, without its ending. */
  fileName: string
}

const outcomeStands = 2500

/** Copies a drawn symbol or downloads it, for people who put it into a document, a label or a chat. */
export const PictureTools = ({ drawing, fileName }: PictureToolsProps) => {
  const { t } = useLocale()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | 'notSaved' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), outcomeStands)
    return () => clearTimeout(timer)
  }, [outcome])

  const tell = (next: 'copied' | 'notCopied' | 'notSaved'): void => {
    setOutcome(next)
    announce(t(pictureTexts[next]))
  }
  const copy = async (): Promise<void> => {
    if (!drawing.current) return
    tell((await copyPicture(drawing.current)) ? 'copied' : 'notCopied')
  }
  const save = async (kind: 'png' | 'svg'): Promise<void> => {
    if (!drawing.current) return
    try {
      saveFile(await (kind === 'png' ? pngFileOf : svgFileOf)(drawing.current), `${fileName}.${kind}`)
    } catch {
      // A logo that cannot be fetched, or a browser that reads no canvas.
      tell('notSaved')
    }
  }

  return (
    <Tools>
      <Button
        size="small"
        variant="quiet"
        icon={outcome === 'copied' ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        onPress={copy}
      >
        {t(outcome === 'copied' ? pictureTexts.copied : pictureTexts.copy)}
      </Button>
      {(['png', 'svg'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          variant="quiet"
          icon={<Download size={14} aria-hidden />}
          aria-label={t(pictureTexts.download, { kind: kind.toUpperCase() })}
          onPress={() => save(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
      {outcome && outcome !== 'copied' && <Note>{t(pictureTexts[outcome])}</Note>}
    </Tools>
  )
}
