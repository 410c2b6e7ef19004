import type { Page } from 'playwright-core'
import { type Core, pathOf } from '../../packages/contract/src/index.ts'

/** Asks the gateway for what an address below /api holds. */
export type Ask = <Data>(path: string) => Promise<Data>

/** Asks as whoever is signed in at a page, which is loaded anew. */
export async function askingAs(page: Page): Promise<Ask> {
  const sent = page.waitForRequest(/menu\/routes/)
  await page.reload()
  const request = await sent
  const [api = ''] = /^.*?\/api(?=\/)/.exec(request.url()) ?? []
  const headers = await request.allHeaders()
  return async (path) => (await (await page.request.get(`${api}${path}`, { headers })).json()).data
}

/** The first records of a resource that somebody sees, in the order of its list. */
export async function firstOf(ask: Ask, core: Pick<Core, 'path' | 'calls'>, size = 1): Promise<string[]> {
  const page = await ask<{ records?: { id: string }[] }>(`${pathOf(core, core.calls.list)}?current=1&size=${size}`)
  return page?.records?.map(({ id }) => id) ?? []
}
