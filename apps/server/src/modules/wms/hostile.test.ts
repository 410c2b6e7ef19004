import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
})
afterAll(() => room.server.stop())
beforeEach(() => room.server.setClock(new Date('2026-11-20T02:00:00Z')))

const balances = async (material: string) =>
  (await room.keeper.get(`${base}/dc-wms-common/list`, { materialId: room.made[material], ascs: 'quantity' })).data.records.map(
    ({ lotNo, serialNo, quantity }: Line) => [lotNo ?? serialNo, quantity],
  )

/** What a document of one line is told when it is audited. */
async function told(path: string, one: Line, head: Line = {}): Promise<string> {
  return (await room.audit(path, await room.written(path, [one], head))).msg
}

describe('what is moved', () => {
  it('goes to another place than where it lies', async () => {
    const { line, posted, made } = room
    await posted('dc-wms-in-stock', [line('BOLT', '50', { locationId: made.A1, price: '2' })])
    const here = { locationId: made.A1, toLocationId: made.A1 }
    expect(await told('plus/stock-transfer', line('BOLT', '1', here), { toWarehouseId: made.W1 })).toBe(
      '第 1 行：BOLT BOLT 的调出与调入是同一位置 W1 A1，请改选调入库位或仓库',
    )
    expect(await told('plus/stock-transfer', line('BOLT', '1'), { toWarehouseId: made.W1 })).toContain('是同一位置 W1')
    expect(await balances('BOLT')).toEqual([[null, '50.0000']])
  })

  it('was moved by today as the company’s clock has it, to the second', async () => {
    const { server, line, made, written, audit, ok } = room
    expect(await told('dc-wms-in-stock', line('BOLT', '1', { locationId: made.A1 }), { postedOn: '2026-11-21' })).toBe(
      '过账日期 2026-11-21 晚于今天 2026-11-20，不能过账；请改过账日期，或到当天再审核',
    )
    // In Shanghai it is still October; a second later it is November, in which October may be closed.
    const id = await written('dc-wms-in-stock', [line('BOLT', '1', { locationId: made.A1 })], { postedOn: '2026-11-01' })
    server.setClock(new Date('2026-10-31T15:59:59Z'))
    expect((await audit('dc-wms-in-stock', id)).msg).toContain('晚于今天 2026-10-31')
    const { id: november } = await ok('plus/stock-period/submit', { month: '2026-11' })
    expect((await room.keeper.post(`${base}/plus/stock-period/close`, { ids: november })).msg).toBe(
      '2026-11 还没有到，不能关账；请等到该月再关账',
    )
    server.setClock(new Date('2026-10-31T16:00:00Z'))
    const { id: october } = await ok('plus/stock-period/submit', { month: '2026-10' })
    await ok('plus/stock-period/close', { ids: october })
    expect((await audit('dc-wms-in-stock', id)).code).toBe(200)
    expect(await told('dc-wms-in-stock', line('BOLT', '1'), { postedOn: '2026-10-31' })).toContain('2026-10 已关账')
  })
})

describe('lots and serial numbers', () => {
  it('are the same however they are written', async () => {
    const { line, made, posted, audit, written } = room
    const glue = (lotNo: string, quantity = '5') => line('GLUE', quantity, { locationId: made.A1, lotNo, price: '2' })
    const early = await written('dc-wms-in-stock', [glue('lot-a')]) // before anybody knew the lot
    await posted('dc-wms-in-stock', [glue('Lot-A')])
    expect((await audit('dc-wms-in-stock', early)).code).toBe(200)
    await posted('dc-wms-out-stock', [glue('LOT-A', '3')])
    expect(await balances('GLUE')).toEqual([['Lot-A', '7.0000']])
    const drive = (serialNo: string, locationId = made.A1) => line('DRIVE', '1', { serialNo, locationId })
    await posted('dc-wms-in-stock', [drive('sn-1')])
    expect(await told('dc-wms-in-stock', drive('SN-1', made.A2))).toContain('已在库')
    await posted('dc-wms-out-stock', [drive('Sn-1')])
    expect((await balances('DRIVE')).at(-1)).toEqual(['sn-1', '0.0000'])
  })

  it('name one piece where they are serial numbers, of a material that is not kept by them as well', async () => {
    expect(await told('dc-wms-in-stock', room.line('SCREW', '7', { serialNo: 'Q-1' }))).toBe(
      '第 1 行：序列号 Q-1 只代表 1 件，请把数量改为 1，或清空序列号',
    )
  })
})

describe('a count', () => {
  /** Begins to count a warehouse and answers how it is told and read. */
  async function begun(warehouse: string) {
    const { ok, made, keeper } = room
    const { id } = await ok('plus/stock-count/submit', { warehouseId: made[warehouse], postedOn: '2026-11-20', isBlind: true })
    await ok('plus/stock-count/begin', { ids: id })
    const read = async () => (await keeper.get(`${base}/plus/stock-count/detail`, { id })).data
    const tell = async (change: (line: Line) => Line[]) => {
      const { lines, version } = await read()
      return keeper.post(`${base}/plus/stock-count/submit`, { id, version, lines: lines.flatMap(change) })
    }
    return { id, read, tell }
  }

  it('is of what lay there when it was counted, while goods come and go', async () => {
    const { server, auditor, ok, line, made, posted, stock } = room
    const place = { locationId: made.B1 }
    await posted('dc-wms-in-stock', [line('BOLT', '20', { ...place, price: '1' })], { warehouseId: made.W2 })
    const { id, read, tell } = await begun('W2')
    server.setClock(new Date('2026-11-20T03:00:00Z'))
    expect((await tell((one) => [{ ...one, countedQuantity: '20' }])).code).toBe(200)
    server.setClock(new Date('2026-11-20T04:00:00Z'))
    await posted('dc-wms-out-stock', [line('BOLT', '8', place)], { warehouseId: made.W2 })
    await posted('dc-wms-in-stock', [line('BOLT', '1', { ...place, price: '1' })], { warehouseId: made.W2 })
    server.setClock(new Date('2026-11-20T05:00:00Z'))
    await ok('plus/stock-count/finish', { ids: id })
    expect((await read()).lines).toMatchObject([
      { bookQuantity: '20.0000', countedQuantity: '20.0000', difference: '0.0000', countedAt: '2026-11-20T03:00:00.000Z' },
    ])
    expect((await auditor.post(`${base}/plus/stock-count/audit`, { ids: id })).code).toBe(200)
    expect(await stock('BOLT', { warehouseId: made.W2 ?? '' })).toMatchObject([{ quantity: '13.0000' }])
  })

  it('counts each place by one line, and in one count at a time', async () => {
    const { server, keeper, auditor, ok, made } = room
    server.setClock(new Date('2026-11-20T06:00:00Z'))
    const { id, tell } = await begun('W2')
    const halves = await tell((one) => [
      { ...one, countedQuantity: '7' },
      { ...one, id: undefined, countedQuantity: '6' },
    ])
    expect(halves.data.fields).toEqual({ 'lines.1': '第 2 行与第 1 行是同一物料、库位和批次，请合并为一行' })
    const other = await ok('plus/stock-count/submit', { warehouseId: made.W2, postedOn: '2026-11-20' })
    const begin = () => keeper.post(`${base}/plus/stock-count/begin`, { ids: other.id })
    expect((await begin()).msg).toContain('正在盘点同一仓库的这些物料，请先完成它')
    expect((await tell((one) => [{ ...one, countedQuantity: '13' }])).code).toBe(200)
    await ok('plus/stock-count/finish', { ids: id })
    await auditor.post(`${base}/plus/stock-count/audit`, { ids: id })
    expect((await begin()).code).toBe(200)
    const back = await auditor.post(`${base}/plus/stock-count/reject`, { ids: id, rejectReason: '漏盘' })
    expect(back.msg).toContain('正在盘点同一仓库的这些物料')
  })
})

describe('what is inspected on receipt', () => {
  it('waits where such goods wait, is promised to nobody, and is issued once it was put away', async () => {
    const { keeper, ok, made, line, audit, written, posted } = room
    const { id: materialId } = await ok('ScmMaterial/material-submit', {
      ...{ materialCode: 'STEEL', materialName: 'STEEL', category: 'raw', unit: 'kg', needsInspection: true },
    })
    made.STEEL = materialId
    const { id: held, locationName } = await ok('dc-wms-warehouse-location/submit', {
      ...{ warehouseId: made.W1, locationName: 'QC-1', locationType: 'quarantine' },
    })
    const bought = { inType: 'purchase' }
    const first = await written('dc-wms-in-stock', [line('STEEL', '40', { price: '5' })], bought)
    const { data: draft } = await keeper.get(`${base}/dc-wms-in-stock/detail`, { id: first })
    expect(draft.lines).toMatchObject([{ inspection: 'waiting', locationId: held }])
    expect((await audit('dc-wms-in-stock', first)).code).toBe(200)
    expect(await told('dc-wms-in-stock', line('STEEL', '1', { locationId: made.A1 }), bought)).toBe(
      `第 1 行待检，请放入待检库位 ${locationName}，检验合格后再上架`,
    )
    await posted('dc-wms-in-stock', [line('STEEL', '2', { locationId: made.A1, inspection: 'passed' })], bought)

    const free = async () =>
      (await keeper.post(`${base}/plus/stock/availability`, { materialIds: [materialId], warehouseId: made.W1 })).data
    expect(await free()).toMatchObject([{ onHand: '42.0000', free: '2.0000' }])
    const wanted = { materialId, warehouseId: made.W1, quantity: '3', reservedFor: 'PRJ' }
    const { id: reservation } = await ok('plus/stock-reservation/submit', wanted)
    expect((await keeper.post(`${base}/plus/stock-reservation/reserve`, { ids: reservation })).msg).toContain('可预留 2，需要 3')
    expect(await told('dc-wms-out-stock', line('STEEL', '1', { locationId: held }))).toContain('QC-1 是待检库位')
    await posted('dc-wms-out-stock', [line('STEEL', '1', { locationId: held })], { outType: 'scrap' })

    await posted('plus/stock-transfer', [line('STEEL', '39', { locationId: held, toLocationId: made.A1 })], {
      toWarehouseId: made.W1,
    })
    expect(await free()).toMatchObject([{ onHand: '41.0000', free: '41.0000' }])
    await ok('plus/stock-reservation/reserve', { ids: reservation })
  })
})

it('what is no longer good is neither picked nor kept, and leaves for a reason', async () => {
  const { server, keeper, ok, made, line, posted, written, audit } = room
  server.setClock(new Date('2026-11-01T02:00:00Z'))
  const tin = (lotNo: string, expiresOn: string) => line('GLUE', '5', { locationId: made.B1, lotNo, expiresOn, price: '1' })
  const head = { warehouseId: made.W2, postedOn: '2026-11-01' }
  await posted('dc-wms-in-stock', [tin('OLD-1', '2026-11-10'), tin('NEW-1', '2027-11-10')], head)
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  const issue = await ok('dc-wms-out-stock/submit-detail', { ...head, postedOn: '2026-11-20', lines: [line('GLUE', '2')] })
  await ok('plus/wms-out-stock/pick', { ids: issue.id })
  const { data } = await keeper.get(`${base}/dc-wms-out-stock/detail`, { id: issue.id })
  expect(data.lines).toMatchObject([{ lotNo: 'NEW-1', quantity: '2.0000' }])
  const wanted = { materialId: made.GLUE, warehouseId: made.W2, quantity: '6', reservedFor: 'PRJ' }
  const { id: reservation } = await ok('plus/stock-reservation/submit', wanted)
  expect((await keeper.post(`${base}/plus/stock-reservation/reserve`, { ids: reservation })).msg).toContain('可预留 5，需要 6')

  const old = line('GLUE', '1', { locationId: made.B1, lotNo: 'OLD-1' })
  const today = { warehouseId: made.W2 }
  expect(await told('dc-wms-out-stock', old, today)).toContain('批次 OLD-1 已于 2026-11-10 过期')
  const reasoned = await written('dc-wms-out-stock', [{ ...old, pickReason: '试验用' }], today)
  expect((await audit('dc-wms-out-stock', reasoned)).code).toBe(200)
  await posted('dc-wms-out-stock', [old], { ...today, outType: 'scrap' })
  const trace = await keeper.get(`${base}/plus/query/lot-trace`, { lot: 'old-1', way: 'down', size: '20' })
  expect(trace.data.total).toBeGreaterThan(0)
})

it('a document is audited by whom the rule of its organisation and value names, and by nobody of another rule', async () => {
  const { ok, made, line, written, auditorNamed } = room
  const rule = (nodeName: string, auditorIds: string[], more: Line) =>
    ok('scm-audit-node-config/submit', { nodeName, documentType: 'wmsInStock', minValue: '0', auditorIds, ...more })
  const rules = [
    await rule('全部', ['alpha-sales'], { maxValue: '1000' }),
    await rule('大额', ['alpha-planner'], { minValue: '1000' }),
    await rule('苏州', ['alpha-buyer'], { orgId: '100006' }),
  ]
  const receipt = (price: string, head: Line = {}) =>
    written('dc-wms-in-stock', [line('BOLT', '10', { locationId: made.A1, price })], head)
  const audit = async (who: string, ids: string) =>
    (await auditorNamed(`alpha-${who}`).post(`${base}/plus/wms-in-stock/audit`, { ids })).msg
  const small = await receipt('1')
  expect(await audit('planner', small)).toBe('按审核节点配置，此单据由 sales of alpha 审核')
  expect(await audit('sales', small)).not.toContain('按审核节点配置')
  const atTheEdge = await receipt('100') // 1 000: where two rules meet, the one that begins there
  expect(await audit('sales', atTheEdge)).toBe('按审核节点配置，此单据由 planner of alpha 审核')
  expect(await audit('planner', atTheEdge)).not.toContain('按审核节点配置')
  const here = await receipt('1', { orgId: '100006' })
  expect(await audit('sales', here)).toBe('按审核节点配置，此单据由 buyer of alpha 审核')
  expect(await audit('buyer', here)).not.toContain('按审核节点配置')
  await ok('scm-audit-node-config/remove', { ids: rules.map(({ id }) => id).join(',') })

  // An issue says no value: it is worth what lies there of its goods.
  const dear = await ok('ScmMaterial/material-submit', {
    ...{ materialCode: 'GOLD', materialName: 'GOLD', category: 'raw', unit: 'pcs' },
  })
  made.GOLD = dear.id
  await room.posted('dc-wms-in-stock', [line('GOLD', '10', { locationId: made.A1, price: '300' })])
  const large = await rule('大额出库', ['alpha-planner'], { documentType: 'wmsOutStock', minValue: '1000' })
  const issued = (quantity: string) => written('dc-wms-out-stock', [line('GOLD', quantity, { locationId: made.A1 })])
  const auditIssue = async (who: string, ids: string) =>
    (await auditorNamed(`alpha-${who}`).post(`${base}/plus/wms-out-stock/audit`, { ids })).msg
  expect(await auditIssue('sales', await issued('3'))).not.toContain('按审核节点配置')
  const four = await issued('4')
  expect(await auditIssue('sales', four)).toBe('按审核节点配置，此单据由 planner of alpha 审核')
  expect(await auditIssue('planner', four)).not.toContain('按审核节点配置')
  await ok('scm-audit-node-config/remove', { ids: large.id })
})

describe('two people at once', () => {
  const at = (caller: number, path: string, body: Line) =>
    room.auditorNamed(`alpha-rival-${caller}`).post(`${base}/${path}`, body)
  const codes = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()

  it('audit one document once, and receive a serial number once', async () => {
    const { line, made, written, posted } = room
    await posted('dc-wms-in-stock', [line('SCREW', '9', { locationId: made.A2, price: '1' })])
    const issue = await written('dc-wms-out-stock', [line('SCREW', '4', { locationId: made.A2 })])
    const audits = await Promise.all([1, 2].map((who) => at(who, 'plus/wms-out-stock/audit', { ids: issue })))
    expect(codes(audits)).toEqual([200, 409])
    expect(await balances('SCREW')).toEqual([[null, '5.0000']])

    const drives = await Promise.all(
      [made.A1, made.A2].map((locationId) => written('dc-wms-in-stock', [line('DRIVE', '1', { serialNo: 'RACE', locationId })])),
    )
    const receipts = await Promise.all(drives.map((ids, who) => at(who, 'plus/wms-in-stock/audit', { ids })))
    expect(codes(receipts)).toEqual([200, 409])
    expect(receipts.find(({ status }) => status === 409)?.data.fields).toEqual({
      'lines.0': '第 1 行：序列号 RACE 已在库，同一序列号只能入库一次，请核对序列号',
    })
    expect((await balances('DRIVE')).filter(([no, quantity]: string[]) => no === 'RACE' && Number(quantity) > 0)).toHaveLength(1)
  })

  it('audit, reject and change a document in one order or the other, never by halves', async () => {
    const { line, made, written, keeper } = room
    for (let round = 0; round < 4; round += 1) {
      const [[, before] = []] = await balances('SCREW')
      const id = await written('dc-wms-out-stock', [line('SCREW', '1', { locationId: made.A2 })])
      const lines = [line('SCREW', '3', { locationId: made.A2 })]
      const [audited, rejected, changed] = await Promise.all([
        at(1, 'plus/wms-out-stock/audit', { ids: id }),
        at(2, 'dc-wms-out-stock/reject', { ids: id, rejectReason: '错' }),
        keeper.post(`${base}/dc-wms-out-stock/submit-detail`, { id, warehouseId: made.W1, postedOn: '2026-11-20', lines }),
      ])
      for (const { status } of [audited, rejected, changed]) expect([200, 409]).toContain(status)
      const { data } = await keeper.get(`${base}/dc-wms-out-stock/detail`, { id })
      // A rejected one gave back what it took, whoever came first; one that stands took what it says.
      const taken = data.docStatus === 'posted' ? Number(data.lines[0].quantity) : 0
      expect(await balances('SCREW')).toEqual([[null, (Number(before) - taken).toFixed(4)]])
      expect(['posted', 'rejected']).toContain(data.docStatus)
    }
  })

  it('begin to count one warehouse once', async () => {
    const { ok, made } = room
    const counts = await Promise.all(
      [1, 2].map(() => ok('plus/stock-count/submit', { warehouseId: made.W1, postedOn: '2026-11-20' })),
    )
    const begun = await Promise.all(counts.map(({ id }, who) => at(who, 'plus/stock-count/begin', { ids: id })))
    expect(codes(begun)).toEqual([200, 409])
  })
})
