/** Things that happen at an instant, the earliest first; of the same instant, the one that was added first. */
export type Queue<T> = { add(at: number, what: T): void; take(): { at: number; what: T } | undefined }

type Entry<T> = { at: number; order: number; what: T }

/** A binary heap. */
export function createQueue<T>(): Queue<T> {
  const heap: Entry<T>[] = []
  let order = 0
  const isBefore = (one: Entry<T> | undefined, other: Entry<T> | undefined) =>
    one !== undefined && (other === undefined || one.at < other.at || (one.at === other.at && one.order < other.order))
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]]
    if (a && b) [heap[one], heap[other]] = [b, a]
  }
  function rise(index: number): void {
    const parent = (index - 1) >> 1
    if (index === 0 || !isBefore(heap[index], heap[parent])) return
    swap(index, parent)
    rise(parent)
  }
  function sink(index: number): void {
    const [left, right] = [2 * index + 1, 2 * index + 2]
    const child = isBefore(heap[right], heap[left]) ? right : left
    if (!isBefore(heap[child], heap[index])) return
    swap(index, child)
    sink(child)
  }
  return {
    add(at, what) {
      heap.push({ at, order, what })
      order += 1
      rise(heap.length - 1)
    },
    take() {
      const [first] = heap
      const last = heap.pop()
      if (first && last && heap.length > 0) {
        heap[0] = last
        sink(0)
      }
      return first
    },
  }
}
