import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setUp } from './client.fixture.ts'
import { uploadFile } from './upload.ts'

type Handlers = { onload?: () => void; onerror?: () => void; onabort?: () => void; onloadend?: () => void }

/** A browser's XMLHttpRequest as far as uploads use it; the test says what happens to it. */
class FakeRequest implements Handlers {
  static last: FakeRequest
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  response: Blob | null = null
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    FakeRequest.last = this
  }
  open(): void {}
  send(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nbip-error: tooLarge\r\n'
  }
  abort(): void {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: object): void {
    this.status = status
    this.response = new Blob([JSON.stringify(body)])
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => void vi.unstubAllGlobals())

/** Lets an upload reach the point where it waits for the network. */
const sent = () => new Promise((resolve) => setTimeout(resolve))

describe('an upload in a browser', () => {
  test('tells its progress as the bytes leave', async () => {
    const { client } = setUp(() => Response.error(), { fetch: undefined })
    const told: number[] = []
    const answer = uploadFile(client, new Blob(['12345']), { onProgress: (fraction) => told.push(fraction) })
    await sent()
    FakeRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 5 })
    FakeRequest.last.upload.onprogress?.({ lengthComputable: false, loaded: 3, total: 0 })
    FakeRequest.last.answer(200, { code: 200, data: { attachId: '1', link: '/f/1' } })
    expect(await answer).toMatchObject({ id: '1', url: '/f/1' })
    expect(told).toEqual([0.4, 1])
    expect(FakeRequest.last.headers).not.toHaveProperty('Content-Type')
  })

  test('keeps the words and the key of a refusal', async () => {
    const { client } = setUp(() => Response.error(), { fetch: undefined })
    const answer = uploadFile(client, new Blob(['1']), { onProgress: () => undefined })
    await sent()
    FakeRequest.last.answer(413, { code: 413, msg: '内容过大' })
    await expect(answer).rejects.toMatchObject({ code: 413, key: 'tooLarge', message: '内容过大' })
  })

  test('stops when it is cancelled, and fails in words when the network does', async () => {
    const { client } = setUp(() => Response.error(), { fetch: undefined })
    const controller = new AbortController()
    const cancelled = uploadFile(client, new Blob(['1']), { onProgress: () => undefined, signal: controller.signal })
    await sent()
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
    const lost = uploadFile(client, new Blob(['1']), { onProgress: () => undefined })
    await sent()
    FakeRequest.last.onerror?.()
    await expect(lost).rejects.toMatchObject({ kind: 'network' })
  })
})
