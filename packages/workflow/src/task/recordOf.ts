import type { AnyRecord } from '@bip/contract'
import type { ProcessTask } from '@bip/contract/workflow'

/** The request's values as a record, for the views and inputs of its fields. */
export const recordOf = (process: ProcessTask): AnyRecord => ({
  id: process.businessId,
  version: 1,
  createUser: process.startUserId,
  createDept: '',
  createTime: process.createTime,
  updateUser: process.startUserId,
  updateTime: process.endTime ?? process.createTime,
  ...process.variables,
})
