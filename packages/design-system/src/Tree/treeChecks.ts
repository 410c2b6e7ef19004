import { entriesByKey } from './treeIndex.ts'
import type { TreeEntry, TreeIndex } from './types.ts'

/** What a box shows. */
export type CheckState = 'off' | 'on' | 'mixed'

/** Which keys stand for a choice: the lowest nodes, the highest wholly ticked ones, or every ticked node. */
export type CheckedForm = 'leaves' | 'tops' | 'all'

const off = 0
const on = 1
const mixed = 2
const names = ['off', 'on', 'mixed'] as const

/** State of every node by its index: 0 off, 1 on, 2 mixed. */
export type CheckStates = Uint8Array

export const checkStateOf = (states: CheckStates, entry: TreeEntry): CheckState => names[states[entry.index] ?? off] ?? 'off'

const isLeaf = (entry: TreeEntry): boolean => entry.end === entry.index + 1

/**
 * Ticks of the lowest nodes. A parent in the set stands for everything below it, also what is loaded later; where some of what is below
 * it is in the set too, those decide. A disabled node keeps its own.
 */
const leafTicks = ({ entries }: TreeIndex, checked: ReadonlySet<string>): CheckStates => {
  const states = new Uint8Array(entries.length)
  const isListed = new Uint8Array(entries.length)
  const hasListedBelow = new Uint8Array(entries.length)
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    if (!entry) continue
    if (checked.has(entry.node.key)) isListed[index] = 1
    if (entry.parent && (isListed[index] || hasListedBelow[index])) hasListedBelow[entry.parent.index] = 1
  }
  const standsForAll = new Uint8Array(entries.length)
  for (const entry of entries) {
    const { index, parent } = entry
    const inherits = parent !== undefined && standsForAll[parent.index] === 1
    if (isLeaf(entry)) states[index] = isListed[index] || (inherits && !entry.node.isDisabled) ? on : off
    else if ((isListed[index] || inherits) && !hasListedBelow[index]) standsForAll[index] = 1
  }
  return states
}

const hasFree = 1
const freeOff = 2
const anyOn = 4
const anyOff = 8

/** Derives every parent from the leaves below it: on when all of them that can be ticked are. */
const deriveParents = ({ entries }: TreeIndex, states: CheckStates): CheckStates => {
  const facts = new Uint8Array(entries.length)
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    if (!entry) continue
    let fact = facts[index] ?? 0
    if (isLeaf(entry)) {
      const isOn = states[index] === on
      fact = isOn ? anyOn : anyOff
      if (!entry.node.isDisabled) fact |= isOn ? hasFree : hasFree | freeOff
    } else {
      const isFull = fact & hasFree ? !(fact & freeOff) : !(fact & anyOff)
      states[index] = isFull ? on : fact & anyOn ? mixed : off
    }
    const above = entry.parent?.index
    if (above !== undefined) facts[above] = (facts[above] ?? 0) | fact
  }
  return states
}

/** What the box of every node shows; `isStrict` leaves parents and children independent of each other. */
export const checkStates = (index: TreeIndex, checked: ReadonlySet<string>, isStrict: boolean): CheckStates => {
  if (checked.size === 0) return new Uint8Array(index.entries.length)
  if (!isStrict) return deriveParents(index, leafTicks(index, checked))
  return Uint8Array.from(index.entries, ({ node }) => (checked.has(node.key) ? on : off))
}

/** The ticked keys in the wanted form, in the order of the tree. */
export const keysOfStates = ({ entries }: TreeIndex, states: CheckStates, form: CheckedForm = 'all'): Set<string> => {
  const keys = new Set<string>()
  for (let index = 0; index < entries.length; index += 1) {
    const entry = entries[index]
    if (!entry || states[index] !== on) continue
    if (form === 'leaves' && !isLeaf(entry)) continue
    keys.add(entry.node.key)
    if (form === 'tops') index = entry.end - 1
  }
  return keys
}

const withUnknown = (index: TreeIndex, checked: ReadonlySet<string>, known: Set<string>): Set<string> => {
  // Ticks of nodes that are not loaded yet stay as they are.
  const all = entriesByKey(index)
  for (const key of checked) if (!all.has(key)) known.add(key)
  return known
}

type Ticking = { index: TreeIndex; checked: ReadonlySet<string>; isStrict: boolean; form?: CheckedForm }

/** The keys after the boxes of some nodes were set; all of them on, or all of them off. */
export const tick = ({ index, checked, isStrict, form }: Ticking, changed: readonly TreeEntry[], isOn: boolean): Set<string> => {
  const { entries } = index
  if (isStrict) {
    const keys = new Set(checked)
    for (const { node } of changed) {
      if (isOn) keys.add(node.key)
      else keys.delete(node.key)
    }
    return keys
  }
  const states = leafTicks(index, checked)
  for (const entry of changed)
    for (let at = entry.index; at < entry.end; at += 1) {
      const below = entries[at]
      if (below && isLeaf(below) && !below.node.isDisabled) states[at] = isOn ? on : off
    }
  return withUnknown(index, checked, keysOfStates(index, deriveParents(index, states), form))
}
