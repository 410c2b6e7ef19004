import {
  type AnyRecord,
  type Page,
  type PrintChoice,
  type PrintPreview,
  type PrintQueued,
  type PrintServer,
  printCalls,
  printServiceCalls,
} from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'
import { startPrinter, type TestPrinter } from './testing/printer.ts'
import { BarcodeFormat, scan, textsOf } from './testing/readPdf.ts'

let company: Company
let admin: string
let worker: string
let printer: TestPrinter
let printerId: string
let labels: PrintChoice

beforeAll(async () => {
  company = await startCompany({ sizes: { printTemplate: 100, printer: 100, supplier: 20, material: 60, purchaseOrder: 20 } })
  admin = await company.signIn('admin')
  worker = await company.signIn('worker')
  printer = await startPrinter()
  const made = await company.api.post<AnyRecord>('/blade-bip/plus/printer/submit', {
    token: admin,
    body: { printerName: '测试打印机', serverKey: 'office', uri: printer.uri, language: 'pdf', isEnabled: true },
  })
  printerId = made.body.data.id
  labels = (await choices()).find(({ resource }) => resource === 'material') as PrintChoice
})

afterAll(async () => {
  await printer.close()
  await company.stop()
})

const choices = async (token = admin) => (await company.api.get<PrintChoice[]>(printCalls.templates, { token })).body.data
const records = async (path: string, size = 20): Promise<AnyRecord[]> =>
  (await company.api.get<Page<AnyRecord>>(path, { token: admin, query: { current: 1, size } })).body.data.records
const materials = () => records('/blade-bip/ScmMaterial/material-list')
const preview = (body: object, token = admin) => company.api.post<PrintPreview>(printCalls.preview, { token, body })
const opened = async (link: string) => {
  const answer = await company.fastify.inject({ method: 'GET', url: link })
  return { status: answer.statusCode, type: String(answer.headers['content-type']), bytes: new Uint8Array(answer.rawPayload) }
}
const print = (body: object, token = admin) => company.api.post<PrintQueued>(printCalls.print, { token, body })
const job = async (id = '') =>
  (await company.api.get<AnyRecord>('/blade-bip/plus/print-job/detail', { token: admin, query: { id } })).body.data

describe('a preview', () => {
  test('is a PDF whose text can be read back and whose barcodes can be scanned', async () => {
    const [material] = await materials()
    const { body } = await preview({ templateId: labels.id, ids: [material?.id] })
    expect(body.data).toMatchObject({ pages: 1, type: 'application/pdf' })
    const { status, type, bytes } = await opened(body.data.link)
    expect({ status, type }).toEqual({ status: 200, type: 'application/pdf' })
    const code = String(material?.materialCode)
    expect((await textsOf(bytes))[0]).toContain(String(material?.materialName).replace(/\s/g, ''))
    expect(await scan(bytes, { x: 3, y: 27, width: 64, height: 7 }, BarcodeFormat.CODE_128)).toBe(code)
    expect(await scan(bytes, { x: 47, y: 3, width: 20, height: 20 }, BarcodeFormat.QR_CODE)).toBe(code)
  })

  test('follows the reader’s language, Vietnamese letters and all, and breaks its table over pages', async () => {
    const [orderRow] = await records('/blade-bip/ScmPurchaseOrder/po-list')
    const template = (await choices()).find(({ resource }) => resource === 'purchaseOrder')
    const asked = { templateId: template?.id, ids: [orderRow?.id] }
    const vietnamese = await company.api.post<PrintPreview>(printCalls.preview, {
      token: admin,
      body: asked,
      headers: { 'accept-language': 'vi-VN' },
    })
    const [text] = await textsOf((await opened(vietnamese.body.data.link)).bytes)
    expect(text).toContain('Đơnmuahàng')
    expect(text).toContain('Nhàcungcấp')
  })

  test('opens by its link alone, and by no other', async () => {
    const [material] = await materials()
    const { link } = (await preview({ templateId: labels.id, ids: [material?.id] })).body.data
    expect((await opened(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(400)
    expect((await opened(link.split('?')[0] ?? '')).status).toBe(400)
  })

  test('of records that the reader does not see is refused', async () => {
    const [orderRow] = await records('/blade-bip/ScmPurchaseOrder/po-list')
    const template = (await choices()).find(({ resource }) => resource === 'purchaseOrder')
    expect((await preview({ templateId: template?.id, ids: [orderRow?.id] }, worker)).status).toBe(403)
    expect((await choices(worker)).some(({ resource }) => resource === 'purchaseOrder')).toBe(false)
  })

  test('holds a thousand labels, and of a wrong layout says where it is wrong', async () => {
    const layout = {
      width: 70,
      height: 40,
      elements: [{ id: 'a', kind: 'barcode', code: 'aztec', x: 1, y: 1, width: 9, height: 9, value: '1' }],
    }
    const wrong = await preview({ resource: 'material', layout: JSON.stringify(layout) })
    expect(wrong.status).toBe(400)
    expect(wrong.body.msg).toContain('elements[0].code')
    const ofLines = await preview({ resource: 'material', layout: JSON.stringify({ ...layout, elements: [], each: 'lines' }) })
    expect([ofLines.status, ofLines.body.msg]).toEqual([400, expect.stringContaining('明细行')])
    const ids = (await materials()).map(({ id }) => id)
    const { pages } = (await preview({ templateId: labels.id, ids, copies: 50 })).body.data
    expect(pages).toBe(1000)
  })
})

describe('a print', () => {
  test('reaches the printer by IPP with the document of the preview, and the history tells of it', async () => {
    const [material] = await materials()
    const { body } = await print({ templateId: labels.id, ids: [material?.id], printerId, copies: 2 })
    expect(body.data).toMatchObject({ pages: 2 })
    await expect.poll(async () => (await job(body.data.id)).jobStatus).toBe('taken')
    const taken = printer.jobs.at(-1)
    expect(taken?.['operation-attributes-tag']).toMatchObject({ 'document-format': 'application/pdf' })
    expect(await textsOf(taken?.data ?? Buffer.alloc(0))).toHaveLength(2)
    expect(await job(body.data.id)).toMatchObject({ printerId, copies: '2', resourceKey: 'material' })
  })

  test('of the same within half a minute goes out once, unless it is asked for again', async () => {
    const ids = [(await materials())[1]?.id]
    const order = { templateId: labels.id, ids, printerId }
    const twice = await Promise.all([print(order), print(order)])
    expect(twice.filter(({ body }) => body.data.id !== undefined)).toHaveLength(1)
    expect(twice.filter(({ body }) => body.data.printedAgo !== undefined)).toHaveLength(1)
    expect((await print({ ...order, again: true })).body.data.id).toBeDefined()
  })

  test('that its printer refuses has failed with the reason, and is printed again from the very document', async () => {
    printer.refuseWith('client-error-document-format-not-supported')
    const ids = [(await materials())[2]?.id]
    const { id } = (await print({ templateId: labels.id, ids, printerId })).body.data
    await expect.poll(async () => (await job(id)).jobStatus).toBe('failed')
    expect((await job(id)).failure).toContain('document-format-not-supported')
    printer.refuseWith(undefined)
    const before = printer.jobs.length
    expect((await company.api.post('/blade-bip/plus/print-job/reprint', { token: admin, body: { ids: [id] } })).status).toBe(200)
    await expect.poll(() => printer.jobs.length).toBe(before + 1)
  })

  test('waits in the queue while its printer is away, and can be cancelled', async () => {
    const away = await company.api.post<AnyRecord>('/blade-bip/plus/printer/submit', {
      token: admin,
      body: {
        printerName: '关机的打印机',
        serverKey: 'office',
        uri: 'ipp://127.0.0.1:9/ipp/print',
        language: 'pdf',
        isEnabled: true,
      },
    })
    const ids = [(await materials())[3]?.id]
    const { id } = (await print({ templateId: labels.id, ids, printerId: away.body.data.id })).body.data
    await expect.poll(async () => (await job(id)).failure).toContain('ECONNREFUSED')
    expect((await job(id)).jobStatus).toBe('queued')
    expect((await company.api.post('/blade-bip/plus/print-job/cancel', { token: admin, body: { ids: [id] } })).status).toBe(200)
    expect((await job(id)).jobStatus).toBe('cancelled')
  })

  test('on a label printer speaks its language, Chinese letters as dots', async () => {
    const zebra = await company.api.post<AnyRecord>('/blade-bip/plus/printer/submit', {
      token: admin,
      body: {
        printerName: '标签机',
        serverKey: 'warehouse',
        uri: printer.uri,
        language: 'zpl',
        resolution: '203',
        isEnabled: true,
      },
    })
    const [material] = await materials()
    const before = printer.jobs.length
    await print({ templateId: labels.id, ids: [material?.id], printerId: zebra.body.data.id })
    await expect.poll(() => printer.jobs.length).toBe(before + 1)
    const zpl = printer.jobs.at(-1)?.data?.toString('utf8') ?? ''
    expect(zpl).toMatch(/^\^XA\^CI28\^PW560\^LL320/)
    expect(zpl).toContain(`^FD${material?.materialCode}^FS`)
    expect(zpl).toContain('^GFA,')
  })
})

describe('printers', () => {
  test('are listed by print server, and their names found by its key', async () => {
    const servers = (await company.api.get<PrintServer[]>(printCalls.printers, { token: worker })).body.data
    expect(servers.map(({ key }) => key)).toEqual(['office', 'warehouse', 'workshop'])
    const names = await company.fastify.inject({
      method: 'GET',
      url: `${printServiceCalls.search}?serverKey=office`,
      headers: { 'blade-auth': `bearer ${worker}` },
    })
    expect(names.json().data).toContain('测试打印机')
    expect(names.json().data).not.toContain('标签机')
  })

  test('print a test page', async () => {
    const before = printer.jobs.length
    expect((await company.api.post('/blade-bip/plus/printer/test', { token: admin, body: { ids: [printerId] } })).status).toBe(
      200,
    )
    await expect.poll(() => printer.jobs.length).toBe(before + 1)
    const pdf = printer.jobs.at(-1)?.data ?? Buffer.alloc(0)
    expect((await textsOf(pdf))[0]).toContain('Trangin')
    expect(await scan(pdf, { x: 70, y: 20, width: 24, height: 24 }, BarcodeFormat.QR_CODE)).toBe('BIP-TEST-0001')
  })
})

test('several documents are joined to one', async () => {
  const ids = (await materials()).slice(0, 2).map(({ id }) => id)
  const documents = ids.map((id) => ({ templateId: labels.id, ids: [id] }))
  const { body } = await company.api.post<PrintPreview>(printServiceCalls.join, { token: admin, body: { documents } })
  expect(body.data.pages).toBe(2)
  expect(await textsOf((await opened(body.data.link)).bytes)).toHaveLength(2)
})
