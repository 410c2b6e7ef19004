import { median } from '../figures.ts'
import { failedOf, type Report, withLighthouse } from '../lighthouse.ts'

/** What Lighthouse found of a page. */
export type Audit = {
  name: string
  /** 0 to 100. */
  performance: number
  accessibility: number
  /** ms */
  lcp: number
  cls: number
  /** ms */
  blocked: number
  /** Ids of the audits for accessibility that failed, each with an element that did. */
  failed: string[]
}

type Route = readonly [name: string, path: string]

const wayIn: readonly Route[] = [['login', '/login']]

/** The routes that people open most, signed in as an administrator. */
const routes: readonly Route[] = [
  ['workbench', '/desk/index'],
  ['customers', '/crm/customer'],
  ['contacts', '/crm/customer-contacts'],
  ['purchase orders', '/scm/purchase-order'],
  ['to do', '/work/todo'],
  ['users', '/system/user'],
  ['roles', '/system/role'],
  ['menus', '/system/menu'],
  ['log of operations', '/system/log/usual'],
  ['messages', '/message/index'],
]

/** Each route `rounds` times with an empty cache, by Lighthouse's own profile of a desktop; medians. */
export async function audit(url: string, rounds: number): Promise<Audit[]> {
  const categories = ['performance', 'accessibility']
  const lookAt = (account: string | undefined, some: readonly Route[]) =>
    withLighthouse({ url, account, categories }, async (look) => {
      const audits: Audit[] = []
      for (const [name, path] of some) {
        const results: Report[] = []
        while (results.length < rounds) results.push(await look(path))
        audits.push(auditOf(name, results))
      }
      return audits
    })
  return [...(await lookAt(undefined, wayIn)), ...(await lookAt('admin', routes))]
}

function auditOf(name: string, results: readonly Report[]): Audit {
  const middle = (read: (result: Report) => number | null | undefined) => median(results.map((result) => read(result) ?? 0))
  return {
    name,
    performance: middle(({ categories }) => (categories.performance?.score ?? 0) * 100),
    accessibility: Math.min(...results.map(({ categories }) => (categories.accessibility?.score ?? 0) * 100)),
    lcp: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
    cls: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    blocked: middle(({ audits }) => audits['total-blocking-time']?.numericValue),
    failed: [...new Set(results.flatMap((result) => failedOf(result, 'accessibility')))],
  }
}
