import Big from 'big.js'
import { auditorsBy } from '../../resources/stock/documents/auditRule.ts'
import { type ApproverRule, withIds } from '../../workflow/who/rules.ts'

/** Fields in which documents keep their value, in their own currency. */
const valueKeys = ['amount', 'totalAmount', 'total'] as const

/**
 * `auditors:wmsInStock`: whom the audit rules name for a document of that kind, of its organisation and its value in the company's currency. A rule for one organisation
 * goes before those for all.
 */
export const auditors: ApproverRule = async (asking, document) => {
  const { tx, tenantId, record } = asking
  const own = valueKeys.map((key) => record?.[key]).find((one) => one !== undefined && one !== null) ?? '0'
  const value = Big(String(own))
    .times(String(record?.rate ?? 1))
    .toFixed(2)
  return withIds(asking, (await auditorsBy(tx, tenantId, { document, orgId: record?.orgId, value })) ?? [])
}
