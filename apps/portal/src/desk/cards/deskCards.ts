import { cards } from 'virtual:resources'
import { type CardSubject, type DeskCard, permissionCode } from '@bip/contract'
import type { DeskLayout } from '../layout.ts'

const byKey = new Map(cards.map((card) => [card.key, card]))

export const cardOf = (key: string): DeskCard | undefined => byKey.get(key as DeskCard['key']) // a key that is none finds none

/** What somebody needs to have a card. */
export const cardPermission = ({ resource }: DeskCard): string => permissionCode({ key: resource }, 'view')

/** So many cards of each subject stand on a workbench that nobody arranged; the others wait in its menu. */
const usual: Readonly<Record<CardSubject, number>> = { late: 2, waiting: 2, figures: 1, changed: 1 }

/** The workbench of somebody who never arranged it: what is late and what waits for them, by what they may see. */
export function usualLayout(can: (permission: string) => boolean): DeskLayout {
  const first = (subject: CardSubject): string[] =>
    cards
      .filter((card) => card.subject === subject && can(cardPermission(card)))
      .slice(0, usual[subject])
      .map(({ key }) => key)
  return {
    main: ['tasks', ...first('late'), ...first('waiting'), 'ship'],
    side: ['quick', ...first('figures'), 'notices', ...first('changed'), 'sentence'],
  }
}

export const allCards: readonly DeskCard[] = cards
