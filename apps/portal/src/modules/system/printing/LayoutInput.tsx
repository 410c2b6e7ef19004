import { type PrintField, printCalls } from '@bip/contract'
import { type PrintLayout, papers, printLimits } from '@bip/contract/printing'
import { Alert, Button, NumberField, Select, useWatch } from '@bip/design-system'
import { Barcode, Square, Table2, Type } from '@bip/design-system/icons'
import { type InputProps, useHost } from '@bip/records'
import { PreviewFrame, usePreview } from '@bip/records/parts'
import { useState } from 'react'
import useSWR from 'swr'
import { useSystemText } from '../useSystemText.ts'
import { Canvas } from './Canvas.tsx'
import { type ElementKind, layoutIn, withAdded, withChanged, withCopy, without } from './layoutDraft.ts'
import { Properties } from './Properties.tsx'
import { Desk, Quiet, Side, Tools, Whole } from './printing.styles.ts'

const kinds = [
  ['text', Type],
  ['barcode', Barcode],
  ['box', Square],
  ['table', Table2],
] as const satisfies readonly (readonly [ElementKind, unknown])[]

const names: Record<keyof typeof papers, string> = {
  a4: 'A4',
  a4Landscape: 'A4 ↔',
  a5: 'A5',
  label100x60: '100 × 60',
  label70x40: '70 × 40',
  label50x30: '50 × 30',
}

/** The layout of a template, drawn: elements on their page, what the chosen one holds, and what comes out of it. */
export const LayoutInput = ({ value, onChange, error, isReadOnly = false }: InputProps) => {
  const { t } = useSystemText()
  const resource = String(useWatch({ name: 'resourceKey' }) ?? '')
  const layout = layoutIn(value)
  const [chosen, setChosen] = useState<string>()
  const fields = useFields(resource)
  const put = (next: PrintLayout): void => onChange(JSON.stringify(next))
  const element = layout.elements.find(({ id }) => id === chosen)
  const take = (made: { layout: PrintLayout; id: string } | undefined): void => {
    if (!made) return
    put(made.layout)
    setChosen(made.id)
  }
  return (
    <Desk>
      {error && <Alert tone="danger">{error}</Alert>}
      <Tools>
        {kinds.map(([kind, Icon]) => (
          <Button
            key={kind}
            size="small"
            icon={<Icon size={16} aria-hidden />}
            isDisabled={isReadOnly || (kind === 'table' && layout.elements.some((one) => one.kind === 'table'))}
            onPress={() => take(withAdded(layout, kind))}
          >
            {t(`printing.${kind}`)}
          </Button>
        ))}
        <PaperSize layout={layout} onChange={put} isReadOnly={isReadOnly} />
        <PagesOf layout={layout} fields={fields} onChange={put} isReadOnly={isReadOnly} />
      </Tools>
      <Canvas layout={layout} chosen={chosen} onChoose={setChosen} onChange={put} isReadOnly={isReadOnly} />
      {element && !isReadOnly ? (
        <Properties
          element={element}
          fields={fields}
          each={layout.each}
          onChange={(change) => put(withChanged(layout, element.id, change))}
          onCopy={() => take(withCopy(layout, element.id))}
          onRemove={() => put(without(layout, element.id))}
        />
      ) : (
        <Side>
          <Quiet>{t(resource ? 'printing.none' : 'printing.noResource')}</Quiet>
        </Side>
      )}
      {resource !== '' && layout.elements.length > 0 && <Trial resource={resource} layout={JSON.stringify(layout)} />}
    </Desk>
  )
}

type PaperSizeProps = { layout: PrintLayout; onChange: (layout: PrintLayout) => void; isReadOnly: boolean }

const own = 'own'

const PaperSize = ({ layout, onChange, isReadOnly }: PaperSizeProps) => {
  const { t } = useSystemText()
  const entries = Object.entries(papers) as [keyof typeof papers, { width: number; height: number }][]
  const usual = entries.find(([, { width, height }]) => width === layout.width && height === layout.height)?.[0]
  const side = (key: 'width' | 'height') => (
    <NumberField
      label={t(`printing.${key}`)}
      size="small"
      precision={1}
      min={String(printLimits.min)}
      max={String(printLimits.max)}
      isReadOnly={isReadOnly}
      value={String(layout[key])}
      onChange={(mm) => {
        const number = Number(mm)
        if (mm !== null && number >= printLimits.min && number <= printLimits.max) onChange({ ...layout, [key]: number })
      }}
    />
  )
  return (
    <>
      <Select
        label={t('printing.paper')}
        size="small"
        isReadOnly={isReadOnly}
        options={[...entries.map(([value]) => ({ value, label: names[value] })), { value: own, label: t('printing.own') }]}
        value={usual ?? own}
        onChange={(name) => {
          const paper = entries.find(([key]) => key === name)?.[1]
          if (paper) onChange({ ...layout, ...paper })
        }}
      />
      {side('width')}
      {side('height')}
    </>
  )
}

type PagesOfProps = PaperSizeProps & { fields: readonly PrintField[] }

/** Whether a record has one page, or each of its lines has one, as labels do; absent where records have no lines. */
const PagesOf = ({ layout, fields, onChange, isReadOnly }: PagesOfProps) => {
  const { t } = useSystemText()
  const lines = fields.filter(({ isLines }) => isLines)
  if (lines.length === 0) return null
  return (
    <Select
      label={t('printing.each')}
      size="small"
      isReadOnly={isReadOnly}
      options={[
        { value: own, label: t('printing.eachRecord') },
        ...lines.map(({ key, label }) => ({ value: key, label: t('printing.eachLine', { lines: label }) })),
      ]}
      value={layout.each ?? own}
      onChange={(chosen) => {
        const { each: _, ...rest } = layout
        if (chosen) onChange(chosen === own ? rest : { ...rest, each: chosen })
      }}
    />
  )
}

/** What comes out of the layout for the latest record, a moment after the last change. */
const Trial = ({ resource, layout }: { resource: string; layout: string }) => {
  const preview = usePreview({ resource, layout }, 600)
  return (
    <Whole>
      <PreviewFrame preview={preview} />
    </Whole>
  )
}

function useFields(resource: string): readonly PrintField[] {
  const { client, language } = useHost()
  const { data } = useSWR<readonly PrintField[], Error>(resource ? [printCalls.fields, resource, language] : null, () =>
    client.request<PrintField[]>({ path: printCalls.fields, query: { resource }, silent: true }),
  )
  return data ?? []
}
