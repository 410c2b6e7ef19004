import { currentCaller } from '../../base/caller.ts'
import { Turns } from '../../db/turns.ts'

/** Whole lists take a core of the database and megabytes each: two at a time, and of one person one. */
const wholeLists = new Turns({ places: 2 })

/** Reads a whole list when it is its turn. */
export async function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const endTurn = await wholeLists.take(currentCaller())
  try {
    return await read()
  } finally {
    endTurn()
  }
}
