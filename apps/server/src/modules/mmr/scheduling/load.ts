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

/** What holds a phase up on a day: its station or its people, and the other orders that are there; none where its own order takes the room. */
export type Hold = { kind: 'station' | 'people'; name: string; day: DayNumber; orders: readonly string[] }

type Use = { amount: number; orders: string[] }

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
      if (stationId) this.#use(`s ${stationId} ${day}`, 1, orderNo)
      if (deptId && people > 0) this.#use(`d ${deptId} ${day}`, people, orderNo)
    }
  }

  /** What holds a phase up on a day; undefined where there is room. A phase that needs more than there ever is finds room on a free day. */
  hold({ stationId, deptId, people }: PhaseTask, day: DayNumber, orderNo: string): Hold | undefined {
    const others = ({ orders }: Use): string[] => orders.filter((one) => one !== orderNo)
    const station = stationId ? this.#stations.get(stationId) : undefined
    const atStation = this.#used.get(`s ${stationId} ${day}`)
    if (station && atStation && atStation.amount + 1 > station.max)
      return { kind: 'station', name: station.name, day, orders: others(atStation) }
    const department = deptId ? this.#departments.get(deptId) : undefined
    const inDepartment = this.#used.get(`d ${deptId} ${day}`)
    if (people > 0 && department && inDepartment && inDepartment.amount + people > department.max)
      return { kind: 'people', name: department.name, day, orders: others(inDepartment) }
    return undefined
  }

  /** The same capacity with nothing to do. */
  emptied(): Load {
    return new Load(this.#stations, this.#departments)
  }

  #use(key: string, amount: number, orderNo: string): void {
    const known = this.#used.get(key)
    if (!known) this.#used.set(key, { amount, orders: [orderNo] })
    else {
      known.amount += amount
      if (!known.orders.includes(orderNo)) known.orders.push(orderNo)
    }
  }
}

/** The orders that stand in the way, at most three by name. */
export const namesOf = ({ orders }: Hold): string =>
  orders.length > 3 ? `${orders.slice(0, 3).join(', ')} …` : orders.join(', ')

export const textOf = ({ day }: Hold): string => dayText(day)
