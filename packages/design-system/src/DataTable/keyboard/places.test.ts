import { expect, it } from 'vitest'
import { bottomPlace, nearestLine, placeBeside, topPlace } from './places.ts'

const around = { groups: 2, top: 1, bottom: 2 }

it('goes down from the outermost group over headers, pinned rows and lines, and no further than the last row', () => {
  const way = [-3]
  for (let step = 0; step < 9; step += 1) way.push(placeBeside(way.at(-1) ?? 0, 1, 3, around))
  expect(way).toEqual([-3, -2, -1, topPlace(0), 0, 1, 2, bottomPlace(0), bottomPlace(1), bottomPlace(1)])
  const back = [...way.slice(0, -1)].reverse()
  expect(back.slice(1)).toEqual(back.slice(0, -1).map((place) => placeBeside(place, -1, 3, around)))
})

it('has nothing but headers around a plain table, also one without lines', () => {
  const none = { groups: 0, top: 0, bottom: 0 }
  expect(placeBeside(0, -1, 5, none)).toBe(-1)
  expect(placeBeside(-1, -1, 5, none)).toBe(-1)
  expect(placeBeside(4, 1, 5, none)).toBe(4)
  expect(placeBeside(-1, 1, 0, none)).toBe(-1)
})

it('pages on from the nearest line', () => {
  expect([nearestLine(7, 20), nearestLine(-1, 20), nearestLine(topPlace(3), 20), nearestLine(bottomPlace(0), 20)]).toEqual([
    7, -1, -1, 19,
  ])
})
