import { resources } from '@bip/contract/resources'
import ExcelJS from 'exceljs'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachedStages, moveOver } from '../db/embedded/stages.ts'
import { fileColumns } from '../model/fileColumns.ts'
import { type RecordsServer, startRecordsServer } from '../resources/testing/server.ts'

let server: RecordsServer
beforeAll(async () => {
  server = await startRecordsServer()
})
afterAll(() => server.stop())

const customers = '/blade-bip/customer'
const upload = async (name: string): Promise<string> => {
  const put = '/blade-resource/oss/endpoint/put-file'
  const answer = await server.as('alpha.admin').upload(put, { name, content: Buffer.from(name), type: 'text/plain' })
  return answer.data.id
}
const attached = (...ids: string[]) => ids.map((id) => ({ id, name: 'a.txt', url: `/api/blade-resource/oss/file/${id}` }))
const submit = async (values: object) => (await server.as('alpha.admin').post(`${customers}/submit`, values)).data
/** Who holds a file, as the table says. */
const holdersOf = async (fileId: string) => {
  const asked = sql<{ resource: string; id: string }>`select resource, record_id as id from file_holder where file_id = ${fileId}`
  return (await server.services.database.asSystem((tx) => asked.execute(tx))).rows
}
const system = (statement: RawBuilder<unknown>) => server.services.database.asSystem((tx) => statement.execute(tx))

describe('the table of holders', () => {
  test('follows a record that is stored, changed, removed and taken away for good', async () => {
    const [one, two] = [await upload('1.txt'), await upload('2.txt')]
    const { id } = await submit({ fullname: '苏州轴承', attachments: attached(one) })
    const held = [{ resource: 'customer', id }]
    expect([await holdersOf(one), await holdersOf(two)]).toEqual([held, []])
    await submit({ id, attachments: attached(one, two) })
    expect([await holdersOf(one), await holdersOf(two)]).toEqual([held, held])
    await submit({ id, attachments: attached(two) })
    expect([await holdersOf(one), await holdersOf(two)]).toEqual([[], held])
    await submit({ id, fullname: '苏州轴承厂' })
    // Those who may not see a removed record may not see its files either.
    await server.as('alpha.admin').post(`${customers}/remove`, { ids: id })
    expect(await holdersOf(two)).toEqual([held[0]])
    await system(sql`delete from customer where id = ${id}`)
    expect(await holdersOf(two)).toEqual([])
  })

  test('knows nothing of what was taken back', async () => {
    const file = await upload('back.txt')
    const broken = server.services.database.asTenant('alpha', async (tx) => {
      await sql`update customer set attachments = ${JSON.stringify(attached(file))}::jsonb where tenant_id = 'alpha'`.execute(tx)
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    expect(await holdersOf(file)).toEqual([])
  })

  test('keeps what it knows while an import changes the records, and while they move to their place', async () => {
    const file = await upload('kept.txt')
    const made = await submit({ fullname: '进口零件 0', attachments: attached(file) })
    for (let at = 1; at < 210; at += 1) await submit({ fullname: `进口零件 ${at}` })
    const { records } = (await server.as('alpha.admin').get(`${customers}/list`, { fullname: '进口零件', size: 300 })).data
    const workbook = new ExcelJS.Workbook()
    workbook.addWorksheet('1').addRows([['编号', '备注'], ...records.map((record: { id: string }) => [record.id, '年度复核'])])
    const content = Buffer.from(await workbook.xlsx.writeBuffer())
    const answer = await server
      .as('alpha.admin')
      .upload('/blade-bip/plus/import', { name: 'in.xlsx', content }, { resource: 'customer' })
    expect(answer.data).toMatchObject({ updated: 210, failed: 0 })
    expect(await holdersOf(file)).toEqual([{ resource: 'customer', id: made.id }])
    const stages = await server.services.database.asSystem(attachedStages)
    for (const stage of stages) await server.services.database.asSystem((tx) => moveOver(tx, stage, 1000))
    expect(await holdersOf(file)).toEqual([{ resource: 'customer', id: made.id }])
    await submit({ id: made.id, attachments: [] })
    expect(await holdersOf(file)).toEqual([])
  })

  test('is filled from what is there when a column comes to be followed', async () => {
    const file = await upload('before.txt')
    const { id } = await submit({ fullname: '常州电机', attachments: attached(file) })
    await system(sql`delete from file_holder`)
    await system(sql`select follow_files('customer', 'customer', 'customer', 'attachments', 'attachments', 'files_listed')`)
    expect(await holdersOf(file)).toEqual([{ resource: 'customer', id }])
  })

  test('follows every column that holds files, and is asked by its key', async () => {
    const columns = Object.values(resources).flatMap(fileColumns)
    expect(columns.length).toBeGreaterThan(5)
    const { rows } = await server.services.database.asSystem((tx) =>
      sql<{ name: string }>`select distinct event_object_table || '.' || substr(trigger_name, 10) as name
        from information_schema.triggers where trigger_name like 'files_of_%'`.execute(tx),
    )
    const followed = new Set(rows.map(({ name }) => name))
    for (const { table, column } of columns)
      for (const event of ['in', 'on', 'out']) expect(followed).toContain(`${table}.${column}_${event}`)
    // Few rows fit into any index: with many it matters which one is asked.
    await system(sql`insert into file_holder (tenant_id, file_id, resource, field, row_id, record_id)
      select 'alpha', 'many' || n, 'customer', 'files', n, n from generate_series(1, 5000) n`)
    await system(sql`analyze file_holder`)
    const plan = await server.services.database.asTenant('alpha', async (tx) => {
      const asked = sql<{ 'QUERY PLAN': string }>`explain select distinct resource from file_holder
        where tenant_id = 'alpha' and file_id = 'f1'`
      return (await asked.execute(tx)).rows.map((row) => row['QUERY PLAN']).join()
    })
    expect(plan).toContain('file_holder_pkey')
  })
})
