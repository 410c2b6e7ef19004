import { dayLength } from '@bip/contract/calendar'
import { announce, useLocale } from '@bip/design-system'
import { type KeyboardEvent, useRef } from 'react'
import type { Axis } from '../axis/axis.ts'
import { ganttTexts } from '../Gantt.texts.ts'
import { joined, linked } from '../model/changes.ts'
import type { Plan } from '../model/Plan.ts'
import type { PlanTask } from '../model/types.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'
import type { GanttStores } from '../view/GanttStores.ts'
import { type BarPart, editsOf, gridOf } from './barEdits.ts'
import { middleOf, splitEdits, splitGrid } from './splitEdits.ts'
import type { useHolding } from './useHolding.ts'

type Options = {
  plan: Plan
  axis: Axis
  stores: GanttStores
  steps: Steps
  holding: ReturnType<typeof useHolding>
  words: GanttTexts
  taskIn: (cell: HTMLElement) => PlanTask | undefined
  togetherWith: (key: string) => readonly string[]
  onZoom: (by: 1 | -1) => void
  /** Opens what is to be known of a task beside its bar. */
  onOpen: (key: string) => void
}

type Grab = { key: string; part: BarPart; minutes: number }
/** A task that is being split: where, and for how many days. */
type Cut = { key: string; after: number; pause: number }

const isField = (target: EventTarget): boolean => target instanceof Element && target.matches('input:not([readonly]), textarea')

/** px-free steps of the arrows: a day, a week with Ctrl, five of a hundred for the progress. */
const partOf = ({ shiftKey, altKey }: KeyboardEvent): BarPart => (altKey ? 'progress' : shiftKey ? 'finish' : 'bar')

/** The keys of the time axis: what a pointer can do to a bar, and undo, redo and zoom from anywhere. */
export const useBarKeys = (options: Options) => {
  const { plan, axis, stores, steps, holding, words, taskIn, togetherWith, onZoom, onOpen } = options
  const { t } = useLocale()
  const grab = useRef<Grab | null>(null)
  const cut = useRef<Cut | null>(null)

  const showCut = (next: Cut): boolean => {
    const edits = splitEdits(plan, axis, next.key, next.after, next.pause)
    if (edits.length === 0) return false
    cut.current = next
    holding.show(edits, 'keys')
    const effect = stores.holding.get()?.effect
    announce(t(ganttTexts.splitHere, { name: words.nameOf(plan.taskOf(next.key)), after: next.after, pause: next.pause }))
    if (effect) announce(words.effect(effect))
    return true
  }
  const beginCut = (task: PlanTask): void => {
    const isBegun = showCut({ key: task.key, after: middleOf(plan, axis, task.key), pause: splitGrid(axis) })
    if (!isBegun) steps.tell(t(ganttTexts.notSplit, { name: words.nameOf(task) }))
  }
  const whileCut = ({ key, after, pause }: Cut, event: KeyboardEvent): boolean => {
    const by = splitGrid(axis) * (event.key === 'ArrowRight' ? 1 : -1)
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (event.shiftKey) showCut({ key, after, pause: Math.max(splitGrid(axis), pause + by) })
      else showCut({ key, after: after + by, pause })
    } else if (event.key === 'Enter' || event.key === 'Escape' || event.key === 'Tab') {
      letGo(event.key === 'Enter')
    }
    return event.key !== 'Tab'
  }

  const carry = (task: PlanTask, event: KeyboardEvent): void => {
    const part = partOf(event)
    const sign = event.key === 'ArrowRight' ? 1 : -1
    const { start, finish } = plan.spanOf(task.key)
    const by = part === 'progress' ? Math.max(1, finish - start) / 20 : event.ctrlKey ? 7 * dayLength : gridOf(axis)
    const before = grab.current?.part === part ? grab.current.minutes : 0
    const minutes = before + sign * by
    grab.current = { key: task.key, part, minutes }
    holding.show(editsOf(plan, part === 'bar' ? togetherWith(task.key) : [task.key], part, minutes), 'keys')
    const effect = stores.holding.get()?.effect
    if (effect) announce(words.effect(effect))
  }
  const letGo = (isMade: boolean): void => {
    const asked = stores.holding.get()?.isAsking
    if (!isMade) holding.giveUp()
    else if (asked) holding.make()
    else holding.drop()
    if (stores.holding.get()) return
    grab.current = null
    cut.current = null
  }
  const whileHeld = (task: PlanTask, event: KeyboardEvent): boolean => {
    const { key } = event
    if (key === 'ArrowLeft' || key === 'ArrowRight') carry(task, event)
    else if (key === 'Enter' || key === ' ') letGo(true)
    else if (key === 'Escape' || key === 'Tab') letGo(false)
    return key !== 'Tab'
  }
  const onBar = (task: PlanTask, event: KeyboardEvent): boolean => {
    const { key } = event
    const from = stores.linkFrom.get()
    if (from !== null && (key === 'Enter' || key === 'Escape')) {
      stores.linkFrom.set(null)
      if (key === 'Escape') announce(t(ganttTexts.givenUp))
      else finishLink(from, task)
      return true
    }
    if (key === 'Enter') {
      onOpen(task.key)
      return true
    }
    if (!steps.isEditable) return false
    if (key === ' ') {
      grab.current = { key: task.key, part: 'bar', minutes: 0 }
      announce(t(ganttTexts.grabbed, { name: words.nameOf(task), ...words.dates(plan.spanOf(task.key)) }))
      return true
    }
    if (key.toLowerCase() === 's' && !event.ctrlKey && !event.metaKey) {
      if (event.shiftKey) steps.tell(steps.make(joined(plan, task.key)))
      else beginCut(task)
      return true
    }
    if (key.toLowerCase() === 'l' && !event.ctrlKey && !event.metaKey) {
      stores.linkFrom.set(task.key)
      announce(t(ganttTexts.linkFrom, { name: words.nameOf(task) }))
      return true
    }
    return false
  }
  const finishLink = (from: string, task: PlanTask): void => {
    const edits = linked(plan, { from, to: task.key })
    const text = edits.some(({ kind }) => kind === 'removeLink') ? ganttTexts.linkGone : ganttTexts.linkMade
    const reason = steps.make(edits)
    if (reason) steps.tell(reason)
    else if (edits.length > 0) announce(t(text, { from: words.nameOf(plan.taskOf(from)), to: words.nameOf(task) }))
  }
  const anywhere = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const isCommand = ctrlKey || metaKey
    if (isCommand && key.toLowerCase() === 'z') return shiftKey ? steps.redo() : steps.undo()
    if (isCommand && key.toLowerCase() === 'y') return steps.redo()
    return false
  }
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || isField(event.target)) return
    const { target } = event
    const cell = target instanceof HTMLElement && target.matches('.body [data-painted]') ? target : null
    const task = cell && taskIn(cell)
    const zoom = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : null
    let isHeard = false
    if (task && cut.current?.key === task.key) isHeard = whileCut(cut.current, event)
    else if (task && (grab.current?.key === task.key || stores.holding.get()?.isAsking)) isHeard = whileHeld(task, event)
    else if (stores.holding.get()?.isAsking && event.key === 'Escape') isHeard = true
    else if (anywhere(event)) isHeard = true
    else if (task && zoom && !event.ctrlKey && !event.metaKey) {
      onZoom(zoom)
      isHeard = true
    } else if (task) isHeard = onBar(task, event)
    if (!isHeard) return
    event.preventDefault()
    event.stopPropagation()
  }
}
