import type { Extension } from '../../model/extension.ts'
import { refuseStrangers } from './sameCustomer.ts'

/** Contacts report to others of the same customer. */
export const customerContactsExtension: Extension = {
  afterSaveAll: (context, saved) => refuseStrangers(context, saved, 'reportsTo'),
}
