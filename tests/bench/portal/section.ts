import { type Goal, type Section, table } from '../report.ts'
import type { Audit } from './audits.ts'
import type { Growth } from './heap.ts'
import type { Interaction } from './interactions.ts'
import { entries } from './menu.ts'
import type { Pushes } from './push.ts'
import type { Switch } from './tabs.ts'

export type Measured = {
  audits?: Audit[]
  interactions?: Interaction[]
  tabs?: Switch[]
  heap?: Growth
  push?: Pushes
  menu?: Interaction[]
}

/** The figures of the portal beside their goals. */
export const sectionOf = ({ audits, interactions, tabs, heap, push, menu }: Measured): Section => ({
  key: 'portal',
  title: 'Portal',
  how: [
    'The built product on a fresh folder of demonstration data, one server on the embedded database, in Chromium at 1440 × 900, in Chinese.',
    'Lighthouse with its own profile of a desktop and an empty cache, signed in but for the login page, medians.',
    'Interactions are real presses, from the press to the paint that shows what came of it as the browser notes it (in steps of 8 ms), with the code already fetched; medians.',
    'Switching is from the click on a tab to the frame with its page. Pushes are one message to 50 people with 10 sockets each, from sending it over HTTP to its frame at each socket.',
  ].join(' '),
  goals: [
    ...(audits ?? []).flatMap(goalsOfAudit),
    ...worst(interactions, 'interaction to next paint', 100),
    ...worst(
      tabs?.map(({ to, milliseconds }) => ({ name: to, milliseconds })),
      'switching between kept tabs',
      50,
    ),
    ...worst(menu, `a menu of ${entries} entries`, 50),
    ...(push ? [below(`badge push to ${push.sockets} sockets, p95`, push.p95, 200)] : []),
    ...(heap ? [growth(heap)] : []),
  ],
  details: [
    ...(audits ? [auditTable(audits)] : []),
    ...(interactions ? [times('interaction', interactions)] : []),
    ...(tabs
      ? [
          table(
            ['to the tab', 'median, ms', 'slowest, ms'],
            tabs.map(({ to, milliseconds, slowest }) => [to, whole(milliseconds), whole(slowest)]),
          ),
        ]
      : []),
    ...(menu ? [times(`in a menu of ${entries} entries`, menu)] : []),
    ...(push
      ? [`${push.count} pushes: p50 ${whole(push.p50)} ms, p95 ${whole(push.p95)} ms, slowest ${whole(push.slowest)} ms.`]
      : []),
    ...(heap
      ? [
          `${heap.tabs} tabs: objects, arrays, texts and closures ${heap.objects.map((size) => size.toFixed(2)).join(' MB before, ')} MB after; the whole heap ${heap.before.toFixed(1)} MB before, ${heap.after.toFixed(1)} MB after, ${heap.last.toFixed(2)} MB of it by the last 40, which is machine code that the engine compiles as functions become hot; ${heap.nodes} nodes and ${heap.listeners} listeners more.`,
        ]
      : []),
  ],
})

const whole = (value: number) => value.toFixed(0)

const below = (name: string, milliseconds: number, goal: number): Goal => ({
  name,
  measured: `${whole(milliseconds)} ms`,
  goal: `≤ ${goal} ms`,
  share: milliseconds / goal,
})

/** The slowest of several, by its name. */
function worst(found: readonly Interaction[] | undefined, name: string, goal: number): Goal[] {
  const slowest = found?.toSorted((one, other) => other.milliseconds - one.milliseconds)[0]
  return slowest ? [below(`${name}, slowest: ${slowest.name}`, slowest.milliseconds, goal)] : []
}

const goalsOfAudit = ({ name, performance, accessibility, lcp, cls }: Audit): Goal[] => [
  { name: `${name}: performance`, measured: whole(performance), goal: '≥ 95', share: 95 / performance },
  { name: `${name}: accessibility`, measured: whole(accessibility), goal: '100', share: 100 / accessibility },
  { name: `${name}: largest contentful paint`, measured: `${(lcp / 1000).toFixed(2)} s`, goal: '≤ 1.5 s', share: lcp / 1500 },
  { name: `${name}: layout shift`, measured: cls.toFixed(3), goal: '≤ 0.02', share: cls / 0.02 },
]

function growth({ tabs, before, after }: Growth): Goal {
  const percent = (after / before - 1) * 100
  return {
    name: `heap after ${tabs} opened and closed tabs`,
    measured: `${percent.toFixed(1)} % more`,
    goal: '< 5 %',
    share: Math.max(0, percent / 5),
  }
}

const auditTable = (audits: readonly Audit[]) =>
  table(
    ['route', 'performance', 'accessibility', 'largest paint, ms', 'layout shift', 'blocked, ms', 'fails'],
    audits.map(({ name, performance, accessibility, lcp, cls, blocked, failed }) => [
      name,
      whole(performance),
      whole(accessibility),
      whole(lcp),
      cls.toFixed(4),
      whole(blocked),
      failed.map((id) => `\`${id.split(':')[0]}\``).join(', ') || '–',
    ]),
  )

const times = (head: string, found: readonly Interaction[]) =>
  table(
    [head, 'ms'],
    found.map(({ name, milliseconds }) => [name, whole(milliseconds)]),
  )
