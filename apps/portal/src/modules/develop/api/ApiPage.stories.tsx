import { type OpenApi, plus } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { AdminStage, serving } from '../../../testing/AdminStage.tsx'
import { ApiPage } from './ApiPage.tsx'

const envelope = (data: object) => ({ type: 'object' as const, properties: { code: { type: 'integer' as const }, data } })

const document: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'BIP', version: '1', description: '' },
  servers: [{ url: '/' }],
  tags: [{ name: 'crm', description: '客户' }, { name: 'blade-auth' }],
  security: [{ session: [] }],
  paths: {
    '/api/blade-bip/customer/list': {
      get: {
        operationId: 'customer.list',
        tags: ['crm'],
        summary: '客户 · 查看',
        'x-permissions': ['customer_view'],
        parameters: [{ name: 'search', in: 'query', schema: { type: 'string' } }],
        responses: {
          200: {
            description: '',
            content: { 'application/json': { schema: envelope({ $ref: '#/components/schemas/customer' }) } },
          },
        },
      },
    },
    '/api/blade-auth/oauth/token': {
      post: { operationId: 'token', tags: ['blade-auth'], summary: 'oauth/token', security: [], responses: {} },
    },
  },
  components: {
    schemas: {
      customer: {
        type: 'object',
        required: ['fullname'],
        properties: {
          id: { type: 'string', readOnly: true },
          fullname: { type: ['string', 'null'], title: '客户名称', maxLength: 100 },
          level: { type: ['string', 'null'], title: '等级', 'x-dictionary': 'DC_LEVEL' },
        },
      },
    },
    securitySchemes: {},
    responses: {},
  },
}

const meta = {
  title: 'Portal/API',
  component: () => (
    <AdminStage at="/develop/api">
      <ApiPage />
    </AdminStage>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A call is found by its permission and says what it takes and answers. */
export const Found: Story = {
  beforeEach: serving(['api_view'], () => ({ [`GET ${plus.apiDocs}`]: () => Response.json(document) })),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'customer_view')
    await userEvent.click(await screen.findByRole('button', { name: /客户 · 查看/ }))
    const answer = await screen.findByRole('region', { name: '返回内容' })
    await expect(within(answer).getByText('客户名称 · 必填 · 最多 100')).toBeVisible()
    await expect(within(answer).getByText('等级 · 字典 DC_LEVEL')).toBeVisible()
    await expect(screen.getByText('customer_view')).toBeVisible()
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it')
    await expect(await screen.findByText('没有符合的接口')).toBeVisible()
  },
}

/** Whoever may not see it is told so. */
export const Refused: Story = {
  beforeEach: serving([], () => ({})),
  play: async () => {
    await expect(await screen.findByText('403')).toBeVisible()
  },
}
