/**
 * Many who ask for the same at once are answered by one reading. It begins after each of them asked, so that nobody is answered with
 * what was true before; at most one reading of a key is under way. A reading waits `gathering` ms for others.
 */
export function readTogether<T>(gathering: number): (key: string, read: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Promise<T>>()
  const running = new Map<string, Promise<unknown>>()
  const begin = async (key: string, read: () => Promise<T>): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, gathering))
    await running.get(key)?.catch(() => undefined)
    waiting.delete(key)
    const reading = read()
    running.set(key, reading)
    try {
      return await reading
    } finally {
      if (running.get(key) === reading) running.delete(key)
    }
  }
  return (key, read) => {
    const there = waiting.get(key)
    if (there) return there
    const begun = begin(key, read)
    waiting.set(key, begun)
    return begun
  }
}
