import type { Page } from 'playwright-core'
import { median } from '../figures.ts'
import { atDesk, interact, openEntry, openTop, settled } from './desk.ts'

export type Interaction = { name: string; milliseconds: number }

/** What somebody does in an ordinary minute, with real presses; the median of the rounds for each. */
export const measureInteractions = (url: string, rounds: number): Promise<Interaction[]> =>
  atDesk(url, async (page) => {
    const found = new Map<string, number[]>()
    const act = async (name: string, work: () => Promise<unknown>) => {
      found.set(name, [...(found.get(name) ?? []), await interact(page, work)])
    }
    // Code that comes with the first press is fetched by then, as on any desk but a new one; see the audits for what is cold.
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) found.clear()
      await minute(page, act)
    }
    return [...found].map(([name, times]) => ({ name, milliseconds: median(times) }))
  })

type Act = (name: string, work: () => Promise<unknown>) => Promise<void>

async function minute(page: Page, act: Act): Promise<void> {
  const shown = page.locator('[data-active]')
  const search = shown.getByRole('searchbox').first()
  const rows = shown.locator('[role=row][data-kind=row]')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await act('open a top menu', () => openTop(page, '供应链'))
  await act('open a page', () => openEntry(page, '客户', '客户'))
  await act('type into the search of a list', () => search.pressSequentially('苏州', { delay: 60 }))
  await search.fill('')
  await settled(page)
  await act('sort', () => shown.getByRole('columnheader', { name: '客户编码' }).getByRole('button').first().click())
  await act('tick a row', () => rows.nth(2).getByRole('checkbox').click())
  await act('open a record', () => rows.nth(3).getByRole('link').first().click())
  await act('switch tab', () => tab('客户').click())
  await act('open the palette', () => page.keyboard.press('Control+k'))
  await act('type into the palette', () => page.keyboard.type('gys', { delay: 60 }))
  await act('close the palette', () => page.keyboard.press('Escape'))
  await act('close a tab', () => page.keyboard.press('Alt+w'))
  await act('back to the workbench', () => tab('工作台').click())
}
