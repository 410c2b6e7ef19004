import type { AnyRecord, Page } from '@bip/contract'
import { workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../testing/office.ts'

let office: Office
let tokens: Office['tokens']
beforeAll(async () => {
  office = await openOffice()
  tokens = office.tokens
})
afterAll(() => office.stop())

test('themes of forms are read by everybody, kept by administrators, and hold colours and corners alone', async () => {
  const path = '/blade-workflow/design/form/theme'
  const styles = (setting: string) => [{ variable: '--line', setting }]
  const theme = { name: '清晰边框', themeKey: 'lined', isActive: true }
  const wrong = await office.api.post<{ fields: object }>(`${path}/submit`, {
    token: tokens.admin,
    body: { ...theme, styles: styles('red;}body{display:none') },
  })
  expect(Object.keys(wrong.body.data.fields)).toEqual(['styles.0.setting'])
  const made = await office.api.post<AnyRecord>(`${path}/submit`, {
    token: tokens.admin,
    body: { ...theme, styles: styles('#5B6B7B') },
  })
  expect(made.status, made.body.msg).toBe(200)
  const { id } = made.body.data
  expect((await office.api.post(`${path}/update`, { token: tokens.worker, body: { id, name: 'x' } })).status).toBe(403)
  expect((await office.api.post(`${path}/update`, { token: tokens.admin, body: { id, name: '边框' } })).status).toBe(200)
  const listed = await office.api.get<Page<AnyRecord>>(`${path}/list`, { token: tokens.worker, query: { size: -1 } })
  expect(listed.body.data.records).toMatchObject([{ name: '边框', themeKey: 'lined' }])
  const detail = await office.api.get<AnyRecord>(`${path}/detail`, { token: tokens.admin, query: { id } })
  expect(detail.body.data.styles).toMatchObject([{ variable: '--line', setting: '#5B6B7B' }])
  expect((await office.api.post(`${path}/remove`, { token: tokens.admin, body: { ids: id } })).status).toBe(200)
})

test('processes are grouped under the name that the dictionary gives their category', async () => {
  const { services } = office
  await services.database.asSystem((tx) =>
    sql`update dictionary_value set name = '采购与销售' where tenant_id = '000000' and code = 'DC_PROCESS_CATEGORY' and dict_key = 'scm'`.execute(
      tx,
    ),
  )
  const { body } = await office.api.get<{ id: string; name: string }[]>(workflowCalls.categories, { token: tokens.buyer })
  expect(body.data).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'scm', name: '采购与销售' })]))
})
