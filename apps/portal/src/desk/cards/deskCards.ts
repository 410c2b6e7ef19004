import { cards } from 'virtual:cards'
import { type CardSubject, type DeskCard, permissionCode } from '@bip/contract'
import { type DeskLayout, usualWidgets } from '../layout.ts'
import type { DrawnCard } from './drawnCard.ts'

const byKey = new Map(cards.map((card) => [card.key, card]))

export const cardOf = (key: string): DrawnCard | undefined => byKey.get(key as DeskCard['key']) // a key that is none finds none

/** So many cards of each subject stand on a workbench that nobody arranged; the others wait in its menu. */
const usual: Readonly<Record<CardSubject, number>> = { late: 2, waiting: 2, figures: 1, changed: 1 }

/** As many are asked for in their places: of those, the first that have something to show. */
const asked = 4

/** How near a card is to somebody's work: they make or change such records, and it is about their own. */
function nearness({ resource, where = {} }: DeskCard, can: (permission: string) => boolean): number {
  const works = ['add', 'edit'].some((operation) => can(permissionCode({ key: resource }, operation)))
  return works ? (Object.values(where).includes('{me}') ? 2 : 1) : 0
}

/** The workbench of somebody who never arranged it: what is late and what waits for them, their own work before what they may only see. */
export function usualLayout(can: (permission: string) => boolean): DeskLayout {
  const first = (subject: CardSubject): string[] =>
    cards
      .filter((card) => card.subject === subject && can(permissionCode({ key: card.resource }, 'view')))
      .toSorted((one, other) => nearness(other, can) - nearness(one, can))
      .slice(0, usual[subject] * asked)
      .map(({ key }) => key)
  const [tasks, ship] = usualWidgets.main
  const [quick, notices, sentence] = usualWidgets.side
  return {
    main: [tasks, ...first('late'), ...first('waiting'), ship],
    side: [quick, ...first('figures'), notices, ...first('changed'), sentence],
  }
}

/** The usual workbench as it is shown: of each subject the first cards with something to show, one that is still asked for not yet. */
export function withRows({ main, side }: DeskLayout, hasRows: (key: string) => boolean): DeskLayout {
  const room = { ...usual }
  const isShown = (key: string): boolean => {
    const card = cardOf(key)
    if (!card) return true
    if (!hasRows(key) || room[card.subject] === 0) return false
    room[card.subject] -= 1
    return true
  }
  return { main: main.filter(isShown), side: side.filter(isShown) }
}

export const allCards: readonly DrawnCard[] = cards
