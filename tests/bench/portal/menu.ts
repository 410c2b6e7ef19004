import { median } from '../figures.ts'
import { signIn as signInOverHttp } from '../server/desk.ts'
import { atDesk, interact, openEntry, openTop } from './desk.ts'
import type { Interaction } from './interactions.ts'

const [tops, groups, pages] = [12, 10, 12]
/** How many entries the plant's own menu has. */
export const entries = tops + tops * groups + tops * groups * pages

const lines = ['总装', '机加工', '钣金', '电气', '喷涂', '仓储', '质检', '工艺', '售后', '采购', '项目', '设备']
const works = ['排产', '报工', '领料', '检验', '返修', '入库', '盘点', '工装', '图纸', '统计', '交接', '点检']

/** Opening and searching a menu of 1 500 entries, as it is used and as it is kept; medians. */
export async function measureMenu(url: string, rounds: number): Promise<Interaction[]> {
  await addEntries(url)
  return atDesk(url, async (page) => {
    const found = new Map<string, number[]>()
    const act = async (name: string, work: () => Promise<unknown>) => {
      found.set(name, [...(found.get(name) ?? []), await interact(page, work)])
    }
    const tree = page.getByRole('tree', { name: '菜单' })
    const search = page.locator('[data-active]').getByRole('searchbox').first()
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) found.clear()
      await act('open the sidebar of a top menu', () => openTop(page, `${lines[round % tops]}车间`))
      await act('open the palette', () => page.keyboard.press('Control+k'))
      await act('search in the palette', () => page.keyboard.type('jyrk', { delay: 80 }))
      await page.keyboard.press('Escape')
      await openEntry(page, '系统', '菜单')
      const folded = tree.getByRole('treeitem', { name: `${lines[round % tops]}车间` })
      await folded.click()
      await act('unfold an entry of the tree', () => page.keyboard.press('ArrowRight'))
      await tree.getByRole('treeitem', { name: `${lines[round % tops]}${works[0]}`, exact: true }).waitFor()
      // Folded again, or the entries of the rounds to come lie below what the tree shows.
      await page.keyboard.press('ArrowLeft')
      await act('search in the tree', () => search.pressSequentially('检验 0', { delay: 80 }))
      await search.fill('')
      await page.getByRole('tab', { name: '工作台', exact: true }).click()
    }
    return [...found].map(([name, times]) => ({ name, milliseconds: median(times) }))
  })
}

async function addEntries(url: string): Promise<void> {
  const { headers } = await signInOverHttp(url, 'admin')
  const add = async (name: string, parentId: string, href = ''): Promise<string> => {
    const answer = await fetch(`${url}/api/blade-system/menu/submit`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name, parentId, href, icon: 'factory', routeType: href ? 'menu_route_type_outside' : undefined }),
    })
    const { data } = (await answer.json()) as { data: string | { id: string } } // what the contract says of this call
    if (!answer.ok) throw new Error(`The menu entry ${name} was refused with ${answer.status}.`)
    return typeof data === 'string' ? data : data.id
  }
  for (const line of lines) {
    const top = await add(`${line}车间`, '0')
    await Promise.all(
      works.slice(0, groups).map(async (work) => {
        const group = await add(`${line}${work}`, top)
        for (let page = 0; page < pages; page += 1)
          await add(`${works[page]} ${page + 1} · ${line}${work}`, group, `https://${page + 1}.plant.example.com/`)
      }),
    )
  }
}
