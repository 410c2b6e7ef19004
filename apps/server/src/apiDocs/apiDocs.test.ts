import { languages, type OpenApi, pathOf, plus } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'

let company: Company
let admin: string
beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
})
afterAll(() => company.stop())

const documentIn = async (language: string): Promise<OpenApi> =>
  (await company.api.get<OpenApi>(plus.apiDocs, { token: admin, headers: { 'accept-language': language } }))
    .body as unknown as OpenApi // no envelope around it

test('is a valid document in each language, with every call and whom it is for', async () => {
  for (const language of languages) {
    const document = await documentIn(language)
    expect(await new Validator().validate(structuredClone<object>(document) as Record<string, unknown>)).toMatchObject({
      valid: true,
    })
    const routes = company.routes.map(({ method, path }) => `${method.toLowerCase()} /api${path}`)
    const told = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    )
    expect(told.toSorted()).toEqual(routes.toSorted())
    expect(document.components.schemas.customer?.title).toBe(resources.customer?.label[language])
  }
})

test('says what lists really answer', async () => {
  const { components } = await documentIn('en')
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/).addFormat('phone', true)
  ajv.addSchema({ $id: 'bip', components })
  const wrong: string[] = []
  for (const core of Object.values(resources)) {
    const { status, body } = await company.api.get<{ records: unknown[] }>(pathOf(core, core.calls.list), { token: admin })
    if (status !== 200) continue
    const check = ajv.compile({ type: 'array', items: { $ref: `bip#/components/schemas/${core.key}` } })
    if (!check(body.data.records)) wrong.push(`${core.key}: ${ajv.errorsText(check.errors?.slice(0, 3))}`)
  }
  expect(wrong).toEqual([])
})

test('is for whoever holds its permission', async () => {
  expect((await company.api.get(plus.apiDocs, { token: await company.signIn('sales') })).status).toBe(403)
})
