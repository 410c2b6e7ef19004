import type { Lists } from './lists.ts'

/**
 * The names along a circle of nodes, the first one again at the end. Nodes without a place in the order all follow from another one
 * without a place, so going back from any of them comes to the circle.
 */
export const cyclePath = (
  { heads, items }: Lists,
  ordered: Int32Array,
  nodes: number,
  nameOf: (node: number) => string,
): readonly string[] => {
  const isOrdered = new Uint8Array(nodes)
  for (const node of ordered) isOrdered[node] = 1
  const before = new Int32Array(nodes).fill(-1)
  for (let node = 0; node < nodes; node += 1)
    if (!isOrdered[node]) for (let at = heads[node] ?? 0; at < (heads[node + 1] ?? 0); at += 1) before[items[at] ?? 0] = node
  const seen = new Uint8Array(nodes)
  let node = isOrdered.indexOf(0)
  while (!seen[node]) {
    seen[node] = 1
    node = before[node] ?? node
  }
  const names = [nameOf(node)]
  for (let other = before[node] ?? node; other !== node; other = before[other] ?? node) names.push(nameOf(other))
  names.push(nameOf(node))
  // An opening and a close of the same summary, one after the other, are one name.
  const path = names.reverse().filter((name, at) => name !== names[at - 1])
  return path.length > 1 ? path : [...path, ...path]
}
