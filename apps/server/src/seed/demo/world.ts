import { firstIdAt } from '../../db/id.ts'
import type { Calendar } from './calendar.ts'

/** A record to be stored, with who made it and when. */
export type DemoRecord = { id: string; at: string; by: Person; values: Record<string, unknown> }

export type Person = { id: string; deptId: string }
export type Employee = Person & { account: string; realName: string; isHead: boolean }

/** What earlier steps made and later ones refer to. */
export type World = {
  calendar: Calendar
  people: Employee[]
  /** The administrator, who made what nobody else did. */
  admin: Person
  /** Records by the key of their resource. */
  made: Map<string, readonly DemoRecord[]>
}

/** The world before its first step. */
export const emptyWorld = (calendar: Calendar): World => ({
  calendar,
  people: [],
  admin: { id: '', deptId: '' },
  made: new Map(),
})

/** The records that an earlier step made of a resource; none where it did not run. `R` is what that step makes. */
export const madeOf = <R extends DemoRecord = DemoRecord>({ made }: World, key: string): readonly R[] =>
  (made.get(key) ?? []) as readonly R[] // each resource is made by one step

/** An id that sorts by its moment like every other: twelve digits of milliseconds since 2020 and eight of a number. */
export const idAt = (at: string, number: number): string => `${firstIdAt(Date.parse(at))}${String(number).padStart(8, '0')}`

/** The people of departments, without those below them. */
export const peopleOf = ({ people }: World, ...departments: string[]): Employee[] =>
  people.filter(({ deptId }) => departments.includes(deptId))
