import { auditorsBy } from '../../resources/stock/documents/auditRule.ts'
import { type ApproverRule, withIds } from '../../workflow/who/rules.ts'

/** `auditors:wmsInStock`: whom the audit rules name for a document of that kind, of its organisation and its value. */
export const auditors: ApproverRule = async (asking, document) => {
  const { tx, tenantId, record } = asking
  return withIds(asking, (await auditorsBy(tx, tenantId, document, record ?? {})) ?? [])
}
