import { Button, Menu, printElement, toast, useLocale } from '@bip/design-system'
import { Download } from '@bip/design-system/icons'
import { useState } from 'react'
import { ganttTexts } from '../Gantt.texts.ts'
import type { Baseline } from '../model/baseline.ts'
import type { PlanPicture } from './planSvg.ts'

type Props = {
  /** Name of the files without their ending. */
  name: string
  /** What is drawn, made when it is wanted. */
  picture: () => PlanPicture
  /** Hands the table out as a sheet. */
  onSheet: () => Promise<unknown>
  codeOf?: ((key: string) => string | undefined) | undefined
  /** All earlier plans, for the format that holds them; default those that are drawn. */
  baselines?: (() => Promise<readonly Baseline[]>) | undefined
}

const formats = ['xlsx', 'png', 'print', 'xml'] as const
type Format = (typeof formats)[number]

/** The plan on other paper: as a sheet, a picture, printed over pages, or for Microsoft Project. */
export const ExportMenu = ({ name, picture, onSheet, codeOf, baselines }: Props) => {
  const { t } = useLocale()
  const [isBusy, setBusy] = useState(false)
  const send = async (format: Format): Promise<void> => {
    if (format === 'xlsx') return void (await onSheet())
    const drawn = picture()
    if (format === 'xml') {
      const [{ projectXmlOf }, { saveAs }] = await Promise.all([import('./writeXml.ts'), import('./saveAs.ts')])
      const xml = projectXmlOf(drawn.plan, {
        name: drawn.title,
        baselines: (await baselines?.()) ?? drawn.baselines,
        codeOf: ({ key }) => codeOf?.(key),
      })
      return saveAs(new Blob([xml], { type: 'application/xml' }), `${name}.xml`)
    }
    const { maxPictureRows, pagesOf, savePng } = await import('./picture.ts')
    if (format === 'print')
      return printElement(pagesOf(drawn), { title: name, pageSize: 'A3', isLandscape: true, margins: 8, delay: 50 })
    if (drawn.rows.length > maxPictureRows) {
      toast.error(t(ganttTexts.pictureTooLarge, { max: maxPictureRows }))
      return
    }
    await savePng(drawn, `${name}.png`)
  }
  const run = (format: Format): void => {
    setBusy(true)
    send(format)
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  return (
    <Menu
      label={t(ganttTexts.export)}
      placement="bottom-end"
      items={formats.map((key) => ({ key, label: t(ganttTexts[`export_${key}`]) }))}
      onAction={(key) => {
        const format = formats.find((one) => one === key)
        if (format) run(format)
      }}
      trigger={
        <Button size="small" variant="quiet" isLoading={isBusy} icon={<Download size={14} aria-hidden />}>
          {t(ganttTexts.export)}
        </Button>
      }
    />
  )
}
