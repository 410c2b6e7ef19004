import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { isComposing } from '../Field/ime.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Layer } from '../foundations/overlay/Layer.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { Crumb, Head, Nothing, Panel, Query, Scrim } from './CommandPalette.styles.ts'
import { commandPaletteTexts } from './CommandPalette.texts.ts'
import type { CommandPaletteProps } from './CommandPalette.tsx'
import { type CommandSource, isPage } from './command.ts'
import { prepareCommands, searchCommands } from './commandSearch.ts'
import { PaletteFoot } from './PaletteFoot.tsx'
import { commandId, PaletteList } from './PaletteList.tsx'
import { type ChoiceRow, rowsOf } from './rows.ts'
import { usePalettePages } from './usePalettePages.ts'
import { useSources } from './useSources.ts'

export type PalettePanelProps = Omit<CommandPaletteProps, 'isOpen'>

const noSources: readonly CommandSource[] = []
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** Where a key leads among the commands: arrows go round, pages stop at the ends. */
const stepTo = (from: number, step: number, total: number): number => {
  const to = from + step
  return Math.abs(step) === 1 ? (to + total) % total : Math.min(Math.max(to, 0), total - 1)
}

/** The open palette: a field, and the commands that match it. */
export const PalettePanel = (props: PalettePanelProps) => {
  const { commands, sources = noSources, recents, onRun, onClose, label, placeholder, alternateLabel } = props
  const { t } = useLocale()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const page = usePalettePages(commands, sources)
  const isHome = page.trail.length === 0
  warnNoList('CommandPalette', 'commands', page.commands)
  warnDuplicateKeys(
    'CommandPalette',
    'commands',
    page.commands.map(({ key }) => key),
  )
  useEffect(() => prepareCommands(page.commands), [page.commands])

  const answers = useSources(page.sources, query)
  const rows = useMemo(() => {
    const isAsking = query.trim() !== ''
    const recent = isHome && !isAsking ? (recents ?? []).flatMap((key) => commands.find((one) => one.key === key) ?? []) : []
    return rowsOf(
      searchCommands(page.commands, query),
      { id: 'recent', heading: t(commandPaletteTexts.recents), commands: recent },
      answers,
    )
  }, [page.commands, query, answers, isHome, recents, commands, t])
  const found = useMemo(() => rows.filter((row): row is ChoiceRow => 'place' in row), [rows])
  const active =
    found.length === 0
      ? -1
      : Math.max(
          found.findIndex(({ id }) => id === activeId),
          0,
        )
  const isBusy = rows.some(({ kind }) => kind === 'loading')

  const ask = (next: string): void => {
    setQuery(next)
    setActiveId(undefined)
  }
  const leave = (): void => {
    page.leave()
    ask('')
    // The crumb that was pressed is gone.
    field.current?.focus()
  }
  const choose = (place: number, event: KeyboardEvent | MouseEvent): void => {
    const row = found[place]
    if (row?.kind === 'failed') row.retry()
    if (row?.kind !== 'command') return
    const { command } = row
    if (command.isDisabled) return
    if (isPage(command)) {
      page.enter(command)
      ask('')
      return
    }
    onClose()
    onRun(command, { isAlternate: event.ctrlKey || event.metaKey })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event)) return
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) setActiveId(found[stepTo(active, step, found.length)]?.id)
    else if (event.key === 'Enter') choose(active, event)
    else if (!isHome && (event.key === 'Escape' || (event.key === 'Backspace' && query === ''))) leave()
    else return
    event.preventDefault()
  }

  const name = label ?? t(commandPaletteTexts.label)
  return (
    <Layer isModal onClose={onClose}>
      <Scrim
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) onClose()
        }}
      >
        <FocusScope contain restoreFocus>
          <Panel role="dialog" aria-modal="true" aria-label={name}>
            <Head>
              <Search size={18} aria-hidden />
              {page.trail.map(({ key, label: crumb }, index) => (
                <Crumb
                  key={key}
                  type="button"
                  aria-label={t(commandPaletteTexts.backTo, { name: crumb })}
                  disabled={index < page.trail.length - 1}
                  onClick={leave}
                >
                  {crumb}
                  <X size={12} aria-hidden />
                </Crumb>
              ))}
              <Query
                ref={field}
                // The palette is opened to type in; it closes as easily.
                autoFocus
                role="combobox"
                aria-label={name}
                aria-expanded={found.length > 0}
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={active >= 0 ? commandId(listId, active) : undefined}
                autoComplete="off"
                spellCheck={false}
                placeholder={page.trail.at(-1)?.label ?? placeholder ?? name}
                value={query}
                onChange={(event) => ask(event.target.value)}
                onKeyDown={onKeyDown}
              />
              <Hidden role="status">
                {!isBusy && t(commandPaletteTexts.count, { count: found.filter(({ kind }) => kind === 'command').length })}
              </Hidden>
            </Head>
            {rows.length > 0 ? (
              <PaletteList
                id={listId}
                label={name}
                rows={rows}
                total={found.length}
                query={query}
                active={active}
                onActivate={(place) => setActiveId(found[place]?.id)}
                onChoose={choose}
              />
            ) : (
              <Nothing>
                <div>
                  {query.trim() === '' ? t(commandPaletteTexts.empty) : t(commandPaletteTexts.none, { query: query.trim() })}
                </div>
                {query.trim() !== '' && <div>{t(commandPaletteTexts.noneHint)}</div>}
              </Nothing>
            )}
            <PaletteFoot hasPages={!isHome} alternateLabel={alternateLabel} />
          </Panel>
        </FocusScope>
      </Scrim>
    </Layer>
  )
}
