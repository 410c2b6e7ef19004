import { buildApps } from '../../../scripts/lib/apps.ts'
import { Problem, say } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import type { Section } from '../report.ts'
import { audit } from './audits.ts'
import { measureHeap } from './heap.ts'
import { measureInteractions } from './interactions.ts'
import { measureMenu } from './menu.ts'
import { measurePush } from './push.ts'
import { type Measured, sectionOf } from './section.ts'
import { measureTabs } from './tabs.ts'

const parts = ['audits', 'interactions', 'tabs', 'heap', 'push', 'menu'] as const

type PortalOptions = {
  /** Some of audits, interactions, tabs, heap, push and menu; all by default. */
  only?: readonly string[]
  /** How often each is repeated; 3 by default. */
  rounds?: number
  /** One round, and 40 tabs in place of 200; default false. */
  isQuick?: boolean
}

/** The portal as people meet it: the built product on a fresh folder of demonstration data, in Chromium. */
export async function portal({ only = [], isQuick = false, rounds = isQuick ? 1 : 3 }: PortalOptions = {}): Promise<Section> {
  const unknown = only.find((name) => !parts.some((part) => part === name))
  if (unknown) throw new Problem(`The portal has no part "${unknown}"; --only takes some of ${parts.join(', ')}.`)
  await buildApps()
  const { url, stop } = await startProduct({ timeout: 300_000 })
  const measure = async <Result>(
    part: (typeof parts)[number],
    text: string,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (only.length > 0 && !only.includes(part)) return undefined
    say(text)
    return work()
  }
  try {
    const measured: Measured = {
      audits: await measure('audits', 'Lighthouse looks at the main routes …', () => audit(url, rounds)),
      interactions: await measure('interactions', 'Opening, searching, sorting …', () => measureInteractions(url, rounds)),
      tabs: await measure('tabs', 'Switching tabs …', () => measureTabs(url, rounds)),
      heap: await measure('heap', 'Opening and closing tabs …', () => measureHeap(url, isQuick ? 40 : 200)),
      push: await measure('push', 'Pushing to 500 sockets …', () => measurePush(url)),
      // Last: from here on the product has a menu of 1 500 entries.
      menu: await measure('menu', 'A menu of 1 500 entries …', () => measureMenu(url, rounds)),
    }
    return sectionOf(measured)
  } finally {
    await stop()
  }
}
