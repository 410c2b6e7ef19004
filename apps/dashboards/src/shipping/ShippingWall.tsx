import type { ShipRow } from '@bip/contract'
import { ErrorBoundary } from '@bip/design-system'
import { lazy, Suspense, useMemo } from 'react'
import { useText } from '../base/useText.ts'
import { DueTable } from './DueTable.tsx'
import { Body, ChartBox, Count, Counts, Foot, Head, Page, Panel, Side } from './ShippingWall.styles.ts'
import { viewOf } from './shipments.ts'

const BarChart = lazy(() => import('@bip/charts').then(({ BarChart }) => ({ default: BarChart })))

/** Rows that fit a page, and how long it stays, s. */
const pageRows = 9
const pageTime = 15

export type ShippingWallProps = {
  rows: readonly ShipRow[] | undefined
  /** When the rows were fetched, ms since 1970. */
  at: number | undefined
  isStale: boolean
  now: number
  timeZone: string
  /** The plant, and the workshop where the wall shows one. */
  place: string
  /** px of small text at this display. */
  fontSize: number
}

/** What leaves the plant today, what should have left already, and how the week goes. */
export const ShippingWall = ({ rows, at, isStale, now, timeZone, place, fontSize }: ShippingWallProps) => {
  const { t, language } = useText()
  // Minutes, not seconds, decide what is late.
  const minute = Math.floor(now / 60_000) * 60_000
  const view = useMemo(() => viewOf(rows ?? [], minute, timeZone), [rows, minute, timeZone])
  const pages = Math.max(1, Math.ceil(view.due.length / pageRows))
  const second = Math.floor(now / 1000)
  const page = Math.floor(second / pageTime) % pages
  const clock = useMemo(
    () => new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    [language, timeZone],
  )
  const exact = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
      }),
    [language, timeZone],
  )
  const date = new Intl.DateTimeFormat(language, { timeZone, month: 'long', day: 'numeric', weekday: 'short' }).format(now)
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: language === 'zh-CN' ? 'narrow' : 'short' }),
    [language],
  )
  const bars = useMemo(
    () =>
      view.week.map(({ day, units, isToday }) => ({
        label: isToday ? t('shipping.today') : weekday.format(new Date(`${day}T00:00:00Z`)),
        value: units,
        isMarked: isToday,
      })),
    [view.week, weekday, t],
  )
  const age = at === undefined ? 0 : Math.floor((now - at) / 60_000)

  return (
    <Page>
      <Head>
        <h1>{t('shipping.title')}</h1>
        <small>{place}</small>
        <time>{clock.format(now)}</time>
        <small>{date}</small>
      </Head>
      <Body>
        <Panel>
          <h2>
            {t('shipping.due')} <b>{t('shipping.orders', { count: view.due.length })}</b>
          </h2>
          <DueTable
            rows={view.due.slice(page * pageRows, (page + 1) * pageRows)}
            pageRows={pageRows}
            clock={clock}
            isLoading={rows === undefined}
          />
        </Panel>
        <Side>
          <Counts>
            <Count data-tone="success">
              {t('shipping.shippedToday')}
              <b>{view.shippedToday}</b>
              {t('shipping.ofTotal', { count: view.dueToday })}
            </Count>
            <Count data-tone={view.overdue > 0 ? 'danger' : undefined}>
              {t('shipping.overdue')}
              <b>{view.overdue}</b>
              {view.overdue > 0 ? t('shipping.longest', { count: view.longestLate }) : t('shipping.clear')}
            </Count>
          </Counts>
          <Panel>
            <h2>
              {t('shipping.week')} <b>{view.weekUnits}</b>
            </h2>
            <ChartBox>
              <ErrorBoundary resetKeys={[minute]} fallback={null}>
                <Suspense fallback={null}>
                  <BarChart label={t('shipping.week')} data={bars} fontSize={fontSize} />
                </Suspense>
              </ErrorBoundary>
            </ChartBox>
          </Panel>
        </Side>
      </Body>
      <Foot data-stale={isStale || at === undefined || undefined} role="status">
        {isStale ? (
          <strong>
            {t('wall.stale', {
              age: age < 120 ? t('wall.minutes', { count: age }) : t('wall.hours', { count: Math.floor(age / 60) }),
            })}
          </strong>
        ) : (
          <span>{t('wall.live')}</span>
        )}
        <span>{at === undefined ? t('wall.never') : t('wall.updated', { time: exact.format(at) })}</span>
        <span>
          {t('wall.page', { page: page + 1, pages })}
          {pages > 1 && ` · ${t('wall.turn', { count: pageTime - (second % pageTime) })}`}
        </span>
      </Foot>
    </Page>
  )
}
