import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { docx, xlsx } from '../../../packages/records/src/kinds/file/preview/office.fixture.ts'
import { sitDown } from '../desk.ts'
import type { Demonstration } from './demonstration.ts'

/** A page with one word on it. */
const pdf = (): Buffer => {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    '<< /Length 41 >>\nstream\nBT /F 24 Tf 20 40 Td (Licence 2026) Tj ET\nendstream',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = parts.map((part, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${part}\nendobj\n`
    return place
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 6\n0000000000 65535 f \n${entries}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

/** A moving square, recorded by the browser itself: for half a second, or until a busy machine has recorded any of it. */
async function recorded(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const drawing = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start(100)
    for (let step = 0; step < 12 || parts.every(({ size }) => size === 0); step += 1) {
      drawing?.fillRect((step * 10) % 130, 20, 30, 30)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  })
  return Buffer.from(base64, 'base64')
}

export function previews(demonstration: () => Demonstration): void {
  test('uploaded papers, recordings and sheets are looked at in place', { timeout: 120_000 }, async () => {
    const { product, browser } = demonstration()
    const { page, close } = await sitDown(browser, product.url, 'admin')
    const refused: string[] = []
    page.on('console', (message) => {
      if (/refused|violates|blocked/i.test(message.text())) refused.push(message.text())
    })
    await page.goto(`${product.url}/labor/company/create`)
    const input = page.locator('input[type=file]').first()
    await input.waitFor({ state: 'attached' })
    const files = [
      { name: '许可证.pdf', mimeType: 'application/pdf', buffer: pdf() },
      { name: '现场.webm', mimeType: 'video/webm', buffer: await recorded(page) },
      { name: '清单.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(xlsx()) },
      { name: '协议.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docx()) },
    ]
    // One after the other: of several at once the first that is stored stands first.
    for (const file of files) {
      await input.setInputFiles([file])
      await page.getByRole('link', { name: file.name }).waitFor()
    }
    await page.getByRole('link', { name: '许可证.pdf' }).click()
    const dialog = page.getByRole('dialog')
    const paper = dialog.locator('iframe[title="许可证.pdf"]')
    await paper.waitFor()
    // A browser without a window of its own draws no PDF; that the frame may have it is what the page decides.
    const answer = await paper.evaluate(async (frame: HTMLIFrameElement) => {
      const { status, headers } = await fetch(frame.src)
      return [status, headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]
    })
    expect(answer).toEqual([200, 'application/pdf', 'inline'])
    expect(page.frames().map((frame) => frame.url())).not.toContainEqual(expect.stringContaining('chrome-error'))

    await dialog.getByRole('button', { name: '下一个' }).click()
    const video = dialog.locator('video')
    await video.waitFor()
    await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.videoWidth), { timeout: 15_000 }).toBe(160)
    await dialog.getByRole('button', { name: '下一个' }).click()
    await dialog.getByRole('cell', { name: '轴承座' }).waitFor()
    await dialog.getByRole('button', { name: '下一个' }).click()
    await page.frameLocator('iframe[title="协议.docx"]').getByText('质保期十二个月').waitFor()
    expect(refused).toEqual([])
    await close()
  })
}
