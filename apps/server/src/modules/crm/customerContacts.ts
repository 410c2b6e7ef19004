import { label } from '@bip/contract'
import { customerContacts } from '@bip/contract/resources'
import type { Extension } from '../../model/extension.ts'
import { noCycle } from '../system/noCycle.ts'
import { refuseStrangers } from './sameCustomer.ts'

const ownReport = label(
  '汇报对象不能是本人或其下属',
  'nobody reports to themselves or to somebody below them',
  'không ai báo cáo cho chính mình hoặc cấp dưới của mình',
)

const refuseCycles = noCycle(customerContacts, ownReport, 'reportsTo')

/** Contacts report to others of the same customer. */
export const customerContactsExtension: Extension = {
  afterSaveAll: async (context, saved) => {
    await refuseStrangers(context, saved, 'reportsTo')
    await refuseCycles(context, saved)
  },
}
