import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { Menu } from '../Menu/Menu.tsx'
import { Gap, Jump, JumpLabel, PageButton, Pages, Range, Root } from './Pagination.styles.ts'
import { paginationTexts } from './Pagination.texts.ts'
import { pageSlots } from './pages.ts'

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onChange'> & {
  /** Number of the page, from 1; one after the last asks for the last at once. */
  current: number
  /** Rows on a page. */
  size: number
  /** Rows in all. */
  total: number
  /** The total is a guess: it is shown as "about". */
  isEstimated?: boolean
  /** Sizes on offer; default 20, 50, 100, 200. */
  sizes?: readonly number[]
  /** Another size begins again at page 1. */
  onChange: (page: { current: number; size: number }) => void
}

const defaultSizes = [20, 50, 100, 200] as const

/** The foot of a list: which rows are shown, the ways to others, how many at a time. */
export const Pagination = (props: PaginationProps) => {
  const { current: asked, size, total, isEstimated = false, sizes = defaultSizes, onChange, ...rest } = props
  const { t, formatNumber } = useLocale()
  const last = Math.max(1, Math.ceil(total / size))
  if (!(size > 0)) warnProp('Pagination', 'size', `is ${size}; a page has at least one row`)
  if (!(asked >= 1)) warnProp('Pagination', 'current', `is ${asked}; the first page is 1`)
  // Rows that went may have taken the page with them; an estimate does not say where the last one is.
  const isGone = asked > last && !isEstimated
  const current = isGone ? last : asked
  const goToLast = useEffectEvent(() => onChange({ current: last, size }))
  useEffect(() => {
    if (isGone) goToLast()
  }, [isGone])
  const from = (current - 1) * size + 1
  const range = { from: formatNumber(from), to: formatNumber(Math.min(total, current * size)), total: formatNumber(total) }
  const go = (page: number) => onChange({ current: Math.min(last, Math.max(1, page)), size })

  return (
    <Root aria-label={t(paginationTexts.label)} {...rest}>
      <Range aria-live="polite">
        {total === 0 ? t(paginationTexts.none) : t(isEstimated ? paginationTexts.rangeEstimated : paginationTexts.range, range)}
      </Range>
      <Menu
        placement="top-start"
        trigger={
          <Button size="small" variant="quiet" title={t(paginationTexts.size)}>
            {t(paginationTexts.sizeOption, { size })}
            <ChevronDown size={14} aria-hidden />
          </Button>
        }
        items={sizes.map((one) => ({
          key: String(one),
          label: t(paginationTexts.sizeOption, { size: one }),
          isSelected: one === size,
        }))}
        onAction={(key) => onChange({ current: 1, size: Number(key) })}
      />
      {last > 1 && (
        <Pages>
          <PageButton
            type="button"
            aria-label={t(paginationTexts.previous)}
            disabled={current <= 1}
            onClick={() => go(current - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </PageButton>
          {pageSlots(current, last).map((slot) =>
            typeof slot === 'number' ? (
              <PageButton
                key={slot}
                type="button"
                data-number=""
                aria-label={t(paginationTexts.page, { page: slot })}
                aria-current={slot === current ? 'page' : undefined}
                onClick={() => go(slot)}
              >
                {slot}
              </PageButton>
            ) : (
              <Gap key={slot} aria-hidden="true">
                …
              </Gap>
            ),
          )}
          <PageButton
            type="button"
            aria-label={t(paginationTexts.next)}
            disabled={current >= last}
            onClick={() => go(current + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </PageButton>
          {last > 7 && <JumpTo onJump={go} />}
        </Pages>
      )}
    </Root>
  )
}

const JumpTo = ({ onJump }: { onJump: (page: number) => void }) => {
  const { t } = useLocale()
  const [text, setText] = useState('')
  return (
    <JumpLabel>
      {t(paginationTexts.jump)}
      <Jump
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 7))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text === '') return
          event.preventDefault()
          onJump(Number(text))
          setText('')
        }}
      />
    </JumpLabel>
  )
}
