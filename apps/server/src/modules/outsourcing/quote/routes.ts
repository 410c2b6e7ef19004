import { type Language, label, outsourcingCalls, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../../base/errors.ts'
import { type Route, route } from '../../../http/route.ts'
import type { Services } from '../../../services/services.ts'
import { tenantOfLink } from '../../../shell/signedLink.ts'
import { quoteKind } from '../quoteLink.ts'
import { answerQuote } from './answer.ts'
import { readQuote } from './read.ts'

const ended = label(
  '报价链接已失效或不正确，请向采购员索取新的链接',
  'This link has ended or is not right. Please ask the buyer for a new one',
  'Liên kết đã hết hạn hoặc không đúng. Hãy xin nhân viên mua liên kết mới',
)

const linked = z.object({ id: z.string().regex(/^\w{1,64}$/), sign: z.string().max(300) })
const short = z.string().trim().max(200)
const decimal = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,4})?$/)
  .nullable()
const answer = z.object({
  version: z.number().int(),
  taxRate: z.string().max(10),
  validTo: z.iso.date().nullable(),
  paymentTerms: short,
  contactName: short,
  contactPhone: short,
  remark: z.string().max(1000),
  lines: z.array(z.object({ price: decimal, leadDays: decimal, remark: short })).max(200),
  isDeclined: z.boolean().optional(),
})

/** Calls of one address a minute: nobody fills in faster, and links are not found by trying. */
const rateLimit = 30

function tenantOf({ keys, clock }: Services, { id, sign }: z.infer<typeof linked>, language: Language): string {
  const tenantId = tenantOfLink(keys, sign, { kind: quoteKind, id }, clock())
  if (tenantId === undefined) throw new Refusal('notPossible', { reason: say(ended, language) })
  return tenantId
}

/** The page of a supplier: one offer, opened by a link that ends with the day of the reply. */
export const quoteRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: outsourcingCalls.quote,
    access: { public: true },
    query: linked,
    rateLimit,
    run: ({ services, query, language }) => {
      const tenantId = tenantOf(services, query, language)
      return services.database.asTenant(tenantId, (tx) => readQuote(tx, tenantId, query.id, language), { readOnly: true })
    },
  }),
  route({
    method: 'POST',
    path: outsourcingCalls.quote,
    access: { public: true },
    query: linked,
    body: answer,
    rateLimit,
    run: ({ services, query, language, body }) =>
      answerQuote({ services, tenantId: tenantOf(services, query, language), id: query.id, language, answer: body }),
  }),
]
