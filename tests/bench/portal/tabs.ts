import type { Page } from 'playwright-core'
import { median } from '../figures.ts'
import { atDesk, openEntry, settled } from './desk.ts'

export type Switch = { to: string; milliseconds: number; slowest: number }

/** Top menu and entry of the pages that are kept open beside the workbench. */
const open = [
  ['客户', '客户'],
  ['客户', '客户联系人'],
  ['供应链', '采购订单'],
  ['审批', '待办'],
  ['系统', '用户'],
  ['系统', '角色'],
  ['系统', '菜单'],
  ['系统', '操作日志'],
  ['审批', '消息'],
] as const

/** From the click on a tab to the frame in which its page stands, for pages that were open before. */
export const measureTabs = (url: string, rounds: number): Promise<Switch[]> =>
  atDesk(url, async (page) => {
    for (const [top, name] of open) await openEntry(page, top, name)
    const names = ['工作台', ...open.map(([, name]) => name)]
    const times = new Map<string, number[]>(names.map((name) => [name, []]))
    for (let round = 0; round <= rounds; round += 1)
      for (const name of names) {
        const time = await switchTo(page, name)
        await settled(page)
        if (round > 0) times.get(name)?.push(time)
      }
    return [...times].map(([to, all]) => ({ to, milliseconds: median(all), slowest: Math.max(...all) }))
  })

async function switchTo(page: Page, name: string): Promise<number> {
  const shown = page.evaluate(pressUntilShown)
  await page.getByRole('tab', { name, exact: true }).click()
  return shown
}

/** Runs in the page: from the next click to the frame after which another screen is on show. */
function pressUntilShown(): Promise<number> {
  const screen = () => {
    const shown = document.querySelector('#stage > [data-active]')
    // The parts of its page have boxes, not only the screen around them.
    const parts = [...(shown?.querySelectorAll(':scope > * > *') ?? [])]
    return parts.some((part) => part.checkVisibility()) ? shown : undefined
  }
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = screen()
        const look = () => {
          if (!screen() || screen() === before) return requestAnimationFrame(look)
          // The task after a frame's callbacks comes when it is painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
          return 0
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
