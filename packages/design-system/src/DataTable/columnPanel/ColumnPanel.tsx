import { type ComponentPropsWithRef, useMemo, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../../Button/Button.tsx'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { Hidden } from '../../foundations/visuallyHidden.styles.ts'
import { SearchField } from '../../SearchField/SearchField.tsx'
import { fold } from '../../Select/option.ts'
import { arrangedColumns, isSameLayout, type LaidColumn, withShown } from '../columns/columnLayout.ts'
import type { ColumnLayout } from '../model/types.ts'
import type { ColumnPreset } from '../props/ColumnPreset.ts'
import { columnPanelTexts as texts } from '../texts/ColumnPanel.texts.ts'
import { ColumnList } from './ColumnList.tsx'
import { Bar, Blank, Count, Preset, Presets, PresetsName, Root } from './ColumnPanel.styles.ts'
import { panelRows } from './panelRows.ts'

export type ColumnPanelProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The table's columns, hidden ones too. */
  columns: readonly LaidColumn[]
  /** How they stand now. */
  layout?: ColumnLayout
  /** What it begins with, and what a reset goes back to; default as the columns say. */
  defaultLayout?: ColumnLayout
  /** Hears every change at once. */
  onLayoutChange?: (layout: ColumnLayout) => void
  /** Layouts to choose from; default none. */
  presets?: readonly ColumnPreset[]
}

const asTheySay: ColumnLayout = {}
const noPresets: readonly ColumnPreset[] = []

/** The columns of a table to be shown, hidden, put in order and pinned; what is done here is done to the table at once. */
export const ColumnPanel = (props: ColumnPanelProps) => {
  const { columns, layout: given, defaultLayout = asTheySay, onLayoutChange, presets = noPresets, ...root } = props
  const { t, formatNumber } = useLocale()
  const [layout, setLayout] = useControlledState(given, defaultLayout, onLayoutChange)
  const [query, setQuery] = useState('')
  const arranged = useMemo(() => arrangedColumns(columns, layout), [columns, layout])
  const words = useMemo(() => fold(query).split(/\s+/).filter(Boolean), [query])
  const rows = useMemo(() => {
    if (words.length === 0) return panelRows(arranged)
    const isFound = ({ header, group = [] }: LaidColumn): boolean => {
      const text = fold(`${group.join(' ')} ${header}`)
      return words.every((word) => text.includes(word))
    }
    return arranged.filter(({ column }) => isFound(column)).map((one) => ({ kind: 'column' as const, ...one }))
  }, [arranged, words])
  const shown = arranged.filter((one) => one.isShown).length
  const hidden = rows.flatMap((row) => (row.kind === 'column' && !row.isShown ? [row.column.key] : []))

  return (
    <Root {...root}>
      <SearchField size="small" label={t(texts.search)} delay={0} onSearch={setQuery} />
      {presets.length > 0 && (
        <Presets role="group" aria-label={t(texts.presets)}>
          <PresetsName aria-hidden="true">{t(texts.presets)}</PresetsName>
          {presets.map((preset) => (
            <Preset
              key={preset.name}
              type="button"
              aria-pressed={isSameLayout(columns, layout, preset.layout)}
              onClick={() => setLayout(preset.layout)}
            >
              {preset.name}
            </Preset>
          ))}
        </Presets>
      )}
      <Bar>
        <Count>{t(texts.shown, { count: formatNumber(shown), total: formatNumber(columns.length) })}</Count>
        <Button
          size="small"
          variant="quiet"
          isDisabled={hidden.length === 0}
          onPress={() => setLayout(withShown(layout, hidden, true))}
        >
          {t(texts.showAll)}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isDisabled={isSameLayout(columns, layout, defaultLayout)}
          onPress={() => setLayout(defaultLayout)}
        >
          {t(texts.reset)}
        </Button>
      </Bar>
      <Hidden role="status">{words.length > 0 ? t(texts.found, { count: formatNumber(rows.length) }) : ''}</Hidden>
      {rows.length === 0 ? (
        <Blank>{t(texts.noMatch, { query: query.trim() })}</Blank>
      ) : (
        <ColumnList
          columns={columns}
          rows={rows}
          layout={layout}
          onLayoutChange={setLayout}
          words={words}
          isLastShown={shown === 1}
        />
      )}
    </Root>
  )
}
