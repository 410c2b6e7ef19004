import { createClient, memoryStorage } from '@bip/contract/client'
import { describeGateway } from '@bip/memory/conformance'
import { afterAll, describe, test } from 'vitest'
import { defaultDemoPassword } from '../base/config.ts'
import { type Company, startCompany } from './company.ts'

let company: Company | undefined
afterAll(() => company?.stop())

describeGateway(
  'the server',
  async () => {
    company = await startCompany({ config: { requestsPerMinute: 1_000_000 } })
    const baseUrl = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
    const client = createClient({ baseUrl, storage: memoryStorage(), language: () => 'zh-CN', onSessionEnd: () => undefined })
    await client.login({ username: 'admin', password: defaultDemoPassword })
    return client
  },
  { describe, test },
)
