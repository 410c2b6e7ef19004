import { describe, expect, it } from 'vitest'
import { cardsIn, countIn, layoutOf, placeOf } from './layout.ts'
import { isKeptOut, limitState } from './limits.ts'
import { applyMove, invertMove, isNoMove, sortedPlace } from './move.ts'
import { stillPending, withPending } from './pending.ts'
import { cardAtEnd, cardBeside, stepPlace } from './steps.ts'
import { rowWindow } from './window.ts'

type Card = { key: string; stage: string; team?: string }

const cards: Card[] = [
  { key: 'a', stage: 'lead', team: 'east' },
  { key: 'b', stage: 'lead', team: 'west' },
  { key: 'c', stage: 'quote', team: 'east' },
  { key: 'd', stage: 'lead', team: 'east' },
  { key: 'lost', stage: 'nowhere' },
]
const columns = ['lead', 'quote', 'won']
const plain = layoutOf({ cards, columns, cardKey: ({ key }) => key, columnOf: ({ stage }) => stage })
const laned = layoutOf({
  cards,
  columns,
  lanes: ['east', 'west'],
  cardKey: ({ key }) => key,
  columnOf: ({ stage }) => stage,
  laneOf: ({ team }) => team ?? '',
})
const rankOf = (card: string): number => cards.findIndex(({ key }) => key === card)
const place = (column: string, index: number, lane = '') => ({ column, lane, index })

describe('the layout', () => {
  it('keeps the order of the data and leaves out what has no column', () => {
    expect(cardsIn(plain, 'lead', '')).toEqual(['a', 'b', 'd'])
    expect(placeOf(plain, 'lost')).toBeUndefined()
    expect(cardsIn(laned, 'lead', 'east')).toEqual(['a', 'd'])
    expect(countIn(laned, 'lead')).toBe(3)
  })
})

describe('a move', () => {
  it('is taken back by its inverse, wherever it went', () => {
    for (const to of [place('quote', 0), place('quote', 9), place('lead', 2), place('won', 0)]) {
      const from = placeOf(plain, 'a') ?? place('', 0)
      const move = { card: 'a', from, to }
      expect(applyMove(applyMove(plain, move), invertMove(move)).cells).toEqual(plain.cells)
    }
  })

  it('takes the card from where it is by now, and lets unknown cards and columns be', () => {
    const moved = applyMove(plain, { card: 'a', from: place('lead', 0), to: place('won', 0) })
    const again = applyMove(moved, { card: 'a', from: place('lead', 0), to: place('quote', 1) })
    expect([cardsIn(again, 'won', ''), cardsIn(again, 'quote', '')]).toEqual([[], ['c', 'a']])
    expect(applyMove(plain, { card: 'x', from: place('lead', 0), to: place('won', 0) })).toBe(plain)
    expect(applyMove(plain, { card: 'a', from: place('lead', 0), to: place('gone', 0) })).toBe(plain)
  })

  it('is none that ends where it began', () => {
    expect(isNoMove({ card: 'a', from: place('lead', 0), to: place('lead', 0) })).toBe(true)
    expect(isNoMove({ card: 'a', from: place('lead', 0), to: place('lead', 1) })).toBe(false)
  })

  it('goes to the place that the order of the data gives, where that decides', () => {
    expect(sortedPlace(plain, 'b', place('quote', 0), rankOf)).toEqual(place('quote', 0))
    expect(sortedPlace(plain, 'd', place('quote', 0), rankOf)).toEqual(place('quote', 1))
  })
})

describe('limits', () => {
  it('say how full a column is', () => {
    const limit = { max: 3, kind: 'soft' } as const
    expect([1, 3, 4].map((count) => limitState(count, limit))).toEqual(['below', 'full', 'over'])
    expect(limitState(9, undefined)).toBe('none')
  })

  it('keep cards of other columns out where they are hard', () => {
    const from = place('quote', 0)
    expect(isKeptOut(plain, from, 'lead', { max: 3, kind: 'hard' })).toBe(true)
    expect(isKeptOut(plain, from, 'lead', { max: 3, kind: 'soft' })).toBe(false)
    expect(isKeptOut(plain, place('lead', 0), 'lead', { max: 1, kind: 'hard' })).toBe(false)
  })
})

describe('moves that the data do not have yet', () => {
  const move = { card: 'a', from: place('lead', 0), to: place('won', 0) }

  it('are shown on top of the data', () => {
    expect(cardsIn(withPending(plain, [{ id: 1, move, status: 'asked' }]), 'won', '')).toEqual(['a'])
  })

  it('stay while they are asked, and go with the next data once they are stored', () => {
    const [asked, stored] = [
      { id: 1, move, status: 'asked' },
      { id: 1, move, status: 'stored' },
    ] as const
    expect(stillPending([asked], plain, true)).toEqual([asked])
    expect(stillPending([stored], plain, false)).toEqual([stored])
    expect(stillPending([stored], plain, true)).toEqual([])
    expect(stillPending([stored], applyMove(plain, move), false)).toEqual([])
  })
})

describe('arrows', () => {
  const grab = { card: 'b', at: place('lead', 1), order: 'free', rankOf } as const

  it('carry a grabbed card over columns and places, and stop at the edges', () => {
    expect(stepPlace(plain, grab, 'right')).toEqual(place('quote', 1))
    expect(stepPlace(plain, grab, 'left')).toBeNull()
    expect(stepPlace(plain, grab, 'down')).toEqual(place('lead', 2))
    expect(stepPlace(plain, { ...grab, at: place('lead', 2) }, 'down')).toBeNull()
  })

  it('change the lane past the last place, and at once where the data give the order', () => {
    const at = place('lead', 2, 'east')
    expect(stepPlace(laned, { ...grab, at }, 'down')).toEqual(place('lead', 0, 'west'))
    expect(stepPlace(laned, { ...grab, card: 'a', at: place('lead', 0, 'east'), order: 'sorted' }, 'down')).toEqual(
      place('lead', 0, 'west'),
    )
  })

  it('lead the focus from card to card, over empty columns and lanes', () => {
    expect(cardBeside(plain, 'd', 'right')).toBe('c')
    expect(cardBeside(plain, 'c', 'right')).toBeUndefined()
    expect(cardBeside(laned, 'd', 'down')).toBe('b')
    expect(cardBeside(laned, 'b', 'right')).toBe('c')
    expect(cardAtEnd(laned, 'a', 'last')).toBe('b')
  })
})

it('only rows near what is seen are in the page', () => {
  expect(rowWindow({ top: 1000, height: 500 }, 2000, 100)).toEqual({ first: 7, end: 18 })
  expect(rowWindow({ top: -900, height: 500 }, 10, 100)).toEqual({ first: 0, end: 0 })
  expect(rowWindow({ top: 5000, height: 500 }, 10, 100)).toEqual({ first: 10, end: 10 })
})
