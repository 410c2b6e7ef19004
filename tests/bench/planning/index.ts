import type { Section } from '../report.ts'
import { timeMaterials } from './materials.ts'
import type { Part } from './part.ts'
import { timePhases } from './phases.ts'
import { timePlanner } from './planner.ts'

type Options = { only?: readonly string[]; rounds?: number }

const parts = {
  materials: timeMaterials,
  phases: timePhases,
  planner: timePlanner,
} as const

const how = {
  materials:
    '20 000 materials on six levels with five components each, 200 000 demands and 40 000 supplies: handed to a thread, calculated there, and its proposals taken back; no database.',
  phases: '500 orders of ten phases over 60 stations and 300 people, placed by priority; no database.',
  planner:
    'The server on PostgreSQL with the demonstration, 300 people and a schedule of 90 days, over HTTP, one caller, and the calendar of people in Chromium.',
} as const

type Name = keyof typeof parts
const isName = (name: string): name is Name => name in parts

/** What a planner waits for; `--only=materials`, `phases` or `planner` takes a part. */
export async function planning({ only = Object.keys(parts), rounds = 20 }: Options): Promise<Section> {
  const names = only.filter(isName)
  const done: Part[] = []
  for (const name of names) done.push(await parts[name](rounds))
  return {
    key: 'planning',
    title: 'Planning of orders, people and materials',
    how: names.map((name) => how[name]).join(' '),
    goals: done.flatMap(({ goals }) => goals),
    details: done.flatMap(({ details }) => details),
  }
}
