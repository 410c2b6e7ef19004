import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { defaults } from '../base/config.ts'
import { openTestDatabase, type TestDatabase, testHome } from '../testing/index.ts'
import { randomOf } from '../testing/random.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

const kills = count(2, 200)
const writer = fileURLToPath(new URL('../testing/writer.ts', import.meta.url))
const random = randomOf(21)

let dataFolder: string
let plant: TestDatabase | undefined
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'bip-kill-'))
  if (testHome === 'plant') plant = await openTestDatabase()
  await looking(async (database) => {
    await database.asSystem(async (tx) => {
      await sql`create table pair_left (number integer primary key, filler text)`.execute(tx)
      await sql`create table pair_right (number integer primary key, filler text)`.execute(tx)
    })
  })
})
afterAll(async () => {
  await plant?.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

describe('a server that is killed in the middle of writing', () => {
  test(
    `has everything that was acknowledged and nothing half done, ${kills} times`,
    async () => {
      const acknowledged: number[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        acknowledged.push(...(await writeAndKill((acknowledged.at(-1) ?? 0) + 1000, 1 + random(120))))
        await looking(async (database) => {
          const { left, right } = await database.asSystem(readPairs)
          expect(left).toEqual(right)
          expect(acknowledged.filter((number) => !left.has(number))).toEqual([])
        })
      }
      expect(acknowledged.length).toBeGreaterThan(kills)
      recordFigure('kills while writing', `${kills} kills, ${acknowledged.length} writes acknowledged, 0 lost`)
    },
    kills * 30_000,
  )
})

/** Answers the numbers that were acknowledged until the process was killed, after `enough` of them. */
async function writeAndKill(first: number, enough: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataFolder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: plant?.databaseUrl ?? '' },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const numbers = await readUntilKilled(child, enough)
  await ended
  return numbers
}

async function readUntilKilled(child: ChildProcess, enough: number): Promise<number[]> {
  const numbers: number[] = []
  if (!child.stdout) return numbers
  for await (const line of createInterface({ input: child.stdout })) {
    numbers.push(Number(line))
    if (numbers.length === enough) child.kill('SIGKILL')
  }
  return numbers
}

async function readPairs(tx: Parameters<Parameters<Database['asSystem']>[0]>[0]) {
  const { rows: left } = await sql<{ number: number }>`select number from pair_left`.execute(tx)
  const { rows: right } = await sql<{ number: number }>`select number from pair_right`.execute(tx)
  return { left: new Set(left.map(({ number }) => number)), right: new Set(right.map(({ number }) => number)) }
}

/** The database as the next start sees it. */
async function looking(work: (database: Database) => Promise<void>): Promise<void> {
  const config = { ...defaults, dataFolder, databaseUrl: plant?.databaseUrl }
  const database = await openDatabase(config, { log: () => undefined })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
