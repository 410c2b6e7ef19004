import type { WallTime } from '@bip/contract/calendar'

/** A station, or whatever else operations are done at. */
export type ScheduleResource = {
  key: string
  name: string
  group: string
  /** Operations at once. Default 1. */
  capacity?: number
}

export type ScheduleTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** An operation; without a resource it is not scheduled and stands beside the plan. */
export type ScheduleOperation = {
  key: string
  resource: string | null
  lane: number
  start: WallTime
  end: WallTime
  /** Operations of one chain are shown together. */
  chain: string
  name: string
  detail: string
  tone: ScheduleTone
  isPinned: boolean
  isLate: boolean
  isPaused: boolean
  /** Why it stands where it stands, in words. */
  why: string
}

export type ScheduleStop = { resource: string; start: WallTime; end: WallTime }

/** Where an operation is to go. */
export type ScheduleMove = { key: string; resource: string; start: WallTime }

/** What a change would do: its own sentences, such as what shifts and what gets late. */
export type ScheduleEffect = { lines: readonly string[]; isHarmful: boolean; apply: () => Promise<boolean> }

/** Where another plan has an operation. */
export type SchedulePlace = { key: string; resource: string; lane: number; start: WallTime; end: WallTime }

/** Another plan, drawn over this one: only what differs from it. */
export type ScheduleOverlay = { key: string; name: string; places: readonly SchedulePlace[] }
