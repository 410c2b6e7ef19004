import { ChevronDown, ChevronUp, Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../../Field/ime.ts'
import { commonTexts } from '../../foundations/common.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Locale } from '../../foundations/texts.ts'
import { IconButton } from '../../IconButton/IconButton.tsx'
import type { Line } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { Slices } from '../model/slices.ts'
import type { DataColumn } from '../model/types.ts'
import type { GridView } from '../view/GridView.ts'
import { Bar, Count, FoundTexts, Input } from './FindBar.styles.ts'
import { findTexts as texts } from './find.texts.ts'
import { CellHighlights } from './highlights.ts'
import { firstFrom, type Matches, searchLines } from './searchLines.ts'

export type FindBarProps<T> = {
  /** The element in which the rows stand. */
  body: RefObject<HTMLElement | null>
  view: GridView<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
  /** Another one when the lines may have changed. */
  version: unknown
  /** There are other pages, which are not looked through. */
  isPaged: boolean
  /** Changes when the reader asks for the bar again. */
  calls: number
  /** Something was typed before the bar had come; more of it follows. */
  isBegun?: boolean
  query: string
  onQueryChange: (query: string) => void
  /** The line at which the search begins. */
  from: number
  /** The reader stands on this one; null on none. */
  onCurrent: (at: CellPlace | null) => void
  onClose: () => void
}

/** ms between two accounts of a search that goes on: nobody reads them quicker. */
const restless = 150

/** A figure or a day never holds a letter, but for English days; to write a hundred thousand of them only to find that out takes seconds. */
const searchedIn = <T,>(columns: readonly DataColumn<T>[], query: string, locale: Locale): number[] => {
  const hasLetters = /\p{L}/u.test(query)
  return columns.flatMap(({ type, cell, renderer, edit }, at) => {
    const isFigure = type === 'number' || type === 'decimal' || (type === 'date' && locale !== 'en')
    return hasLetters && isFigure && !cell && !renderer && !edit?.options ? [] : [at]
  })
}

const nothing: Matches = { places: [], columns: [], isCut: false, hasGaps: false }

/** The bar of the search: what is looked for, which of how many, back and forth. */
export const FindBar = <T,>(props: FindBarProps<T>) => {
  const { body, view, columns, text, version, isPaged, calls, isBegun, query, onQueryChange, from, onCurrent, onClose } = props
  const { t, formatNumber, locale } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ matches: Matches; isDone: boolean }>({ matches: nothing, isDone: true })
  const [current, setCurrent] = useState(-1)
  const { matches, isDone } = found
  const count = matches.places.length

  // Before anything else is heard: whoever types on loses no letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call brings the focus.
  useLayoutEffect(() => {
    input.current?.focus()
    if (isBegun) input.current?.setSelectionRange(query.length, query.length)
    else input.current?.select()
  }, [calls])

  const show = (index: number, all = matches): void => {
    const [place, column] = [all.places[index], all.columns[index]]
    setCurrent(place === undefined ? -1 : index)
    onCurrent(place === undefined || column === undefined ? null : { place, column })
  }
  const begun = useEffectEvent((all: Matches): void => show(firstFrom(all, from), all))
  const ended = useEffectEvent((all: Matches): void => {
    if (all.places.length === 0) show(-1, all)
    else if (current < 0) begun(all)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that other things stand in the lines.
  useEffect(() => {
    if (!body.current) return
    const highlights = new CellHighlights(body.current)
    highlights.set(query)
    const controller = new AbortController()
    let hasBegun = false
    const part = (all: Matches, isOver: boolean): void => {
      setFound({ matches: { ...all }, isDone: isOver })
      if (!hasBegun && all.places.some((place) => place >= from)) {
        hasBegun = true
        begun(all)
      }
      if (isOver && !hasBegun) ended(all)
    }
    setCurrent(-1)
    let toldAt = 0
    const onPart = (all: Matches): void => {
      const now = performance.now()
      if (now - toldAt < restless) return
      toldAt = now
      part(all, false)
    }
    const search = { lines: view.lines, columns: searchedIn(columns, query, locale), text, query, onPart }
    // Once React has drawn: to bring a line into sight makes it draw.
    Promise.resolve()
      .then(() => searchLines({ ...search, slices: new Slices(controller.signal) }))
      .then((all) => part(all, true))
      .catch((error: unknown) => {
        // Whoever types on looks for something else.
        if (!controller.signal.aborted) throw error
      })
    return () => {
      controller.abort()
      highlights.stop()
    }
  }, [body, view, columns, text, query, version, locale])

  const step = (by: 1 | -1): void => {
    if (count > 0) show((current + by + count) % count)
  }
  const keyed = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' || event.key === 'F3') step(event.shiftKey ? -1 : 1)
    else if (isCommand && event.key.toLowerCase() === 'f') input.current?.select()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const whole = matches.isCut ? t(texts.more, { count: formatNumber(count) }) : formatNumber(count)
  const account =
    count > 0 ? t(texts.place, { place: formatNumber(current + 1), count: whole }) : t(isDone ? texts.none : texts.searching)
  const part = matches.hasGaps ? texts.loaded : isPaged ? texts.onPage : undefined
  const said = query.trim() === '' ? '' : part ? t(part, { account }) : account
  return (
    <Bar role="search" aria-label={t(texts.find)} onKeyDown={keyed}>
      <FoundTexts />
      <Search size={14} aria-hidden="true" />
      <Input
        ref={input}
        type="text"
        aria-label={t(texts.find)}
        placeholder={t(texts.placeholder)}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <Count role="status">{said}</Count>
      <IconButton size="small" icon={<ChevronUp size={15} aria-hidden />} label={t(texts.previous)} onPress={() => step(-1)} />
      <IconButton size="small" icon={<ChevronDown size={15} aria-hidden />} label={t(texts.next)} onPress={() => step(1)} />
      <IconButton size="small" icon={<X size={15} aria-hidden />} label={t(commonTexts.close)} onPress={onClose} />
    </Bar>
  )
}
