import { type DayNumber, dayText } from '@bip/contract/calendar'

/** A phase as scheduling sees it; days are working days. */
export type PhaseTask = {
  id: string
  name: string
  days: number
  stationId: string | null
  deptId: string | null
  /** Of the department; none where it only waits, such as for a supplier. */
  people: number
}

/** Where a phase stands: from one working day to another, both counted. */
export type Placed = PhaseTask & { orderNo: string; start: DayNumber; end: DayNumber }

/** How much a station or a department can take a day, with what it is called. */
export type Capacity = { name: string; max: number }

type Kind = 'station' | 'people'

/** What holds a phase up on a day: its station or its people, and the other orders that are there; none where its own order takes the room. */
export type Hold = { kind: Kind; name: string; day: DayNumber; orders: readonly string[] }

/** A department that never has as many people as a phase asks for. */
export type Short = { name: string; has: number; needs: number }

/** A day on which a station or a department has more to do than it can. */
export type Overload = { kind: Kind; name: string; day: DayNumber; amount: number; max: number; orders: readonly string[] }

type Use = { kind: Kind; id: string; day: DayNumber; amount: number; orders: string[] }

/** What stations and departments have to do on each day. */
export class Load {
  readonly #stations: ReadonlyMap<string, Capacity>
  readonly #departments: ReadonlyMap<string, Capacity>
  readonly #used = new Map<string, Use>()

  constructor(stations: ReadonlyMap<string, Capacity>, departments: ReadonlyMap<string, Capacity>) {
    this.#stations = stations
    this.#departments = departments
  }

  /** Takes room for a phase on the days that are given. */
  add({ stationId, deptId, people, orderNo }: PhaseTask & { orderNo: string }, days: readonly DayNumber[]): void {
    for (const day of days) {
      if (stationId) this.#use({ kind: 'station', id: stationId, day, amount: 1, orders: [orderNo] })
      if (deptId && people > 0) this.#use({ kind: 'people', id: deptId, day, amount: people, orders: [orderNo] })
    }
  }

  /** What holds a phase up on a day; undefined where there is room. A department without people lets one phase a day wait for them. */
  hold({ stationId, deptId, people }: PhaseTask, day: DayNumber, orderNo: string): Hold | undefined {
    const others = ({ orders }: Use): string[] => orders.filter((one) => one !== orderNo)
    const station = stationId ? this.#stations.get(stationId) : undefined
    const atStation = this.#used.get(`station ${stationId} ${day}`)
    if (station && atStation && atStation.amount + 1 > station.max)
      return { kind: 'station', name: station.name, day, orders: others(atStation) }
    const department = deptId ? this.#departments.get(deptId) : undefined
    const inDepartment = this.#used.get(`people ${deptId} ${day}`)
    if (people > 0 && department && inDepartment && inDepartment.amount + people > department.max)
      return { kind: 'people', name: department.name, day, orders: others(inDepartment) }
    return undefined
  }

  /** A phase with the people that its department has: where it asks for more than there ever are, fewer work on it for longer. */
  fitted<P extends PhaseTask>(phase: P): { phase: P; short?: Short } {
    const department = phase.deptId ? this.#departments.get(phase.deptId) : undefined
    if (!department || phase.people <= department.max) return { phase }
    const { name, max: has } = department
    const short = { name, has, needs: phase.people }
    if (has < 1) return { phase, short }
    return { phase: { ...phase, people: has, days: Math.ceil((Math.max(1, phase.days) * phase.people) / has) }, short }
  }

  /** Where more is planned than there is. A department without people is not named: nobody of it is planned. */
  overloads(): Overload[] {
    return [...this.#used.values()].flatMap(({ kind, id, ...use }) => {
      const capacity = (kind === 'station' ? this.#stations : this.#departments).get(id)
      return capacity && capacity.max > 0 && use.amount > capacity.max ? [{ kind, ...use, ...capacity }] : []
    })
  }

  /** The same capacity with nothing to do. */
  emptied(): Load {
    return new Load(this.#stations, this.#departments)
  }

  #use(use: Use): void {
    const key = `${use.kind} ${use.id} ${use.day}`
    const known = this.#used.get(key)
    if (!known) this.#used.set(key, use)
    else {
      known.amount += use.amount
      for (const order of use.orders) if (!known.orders.includes(order)) known.orders.push(order)
    }
  }
}

/** The orders that stand in the way, at most three by name. */
export const namesOf = ({ orders }: Pick<Hold, 'orders'>): string =>
  orders.length > 3 ? `${orders.slice(0, 3).join(', ')} …` : orders.join(', ')

export const textOf = ({ day }: Pick<Hold, 'day'>): string => dayText(day)
