import { expect } from 'vitest'
import type { Caller } from './server.ts'

// biome-ignore lint/suspicious/noExplicitAny: a record as the wire has it
export type Wire = any

/** Calls that must succeed, and what they answer. `caller` is asked each time, for it is there only once the server is. */
export function answersOf(caller: () => Caller) {
  const succeeded = (answer: Awaited<ReturnType<Caller['get']>>): Wire => {
    expect(answer, answer.msg).toMatchObject({ code: 200 })
    return answer.data
  }
  return {
    ok: async (path: string, body: unknown, query?: Record<string, string>) => succeeded(await caller().post(path, body, query)),
    read: async (path: string, query: Record<string, string> = {}) => succeeded(await caller().get(path, query)),
  }
}
