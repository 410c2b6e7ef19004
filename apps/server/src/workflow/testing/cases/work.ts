import type { AnyRecord, Page, TopMessages } from '@bip/contract'
import type { ProcessTask } from '@bip/contract/workflow'
import type { Office } from '../office.ts'

/** What cases of processes share: one office with its people signed in, and how they look at things. */
export type Work = {
  office: Office
  tokens: Office['tokens']
  messages(token: string): Promise<TopMessages['messageList']>
  leaveOf(token: string, id: string): Promise<AnyRecord>
  list(token: string, path: string, query?: object): Promise<Page<ProcessTask>>
}

export const workIn = (office: Office): Work => ({
  office,
  tokens: office.tokens,
  messages: async (token) =>
    (await office.api.get<TopMessages>('/blade-message/message/my/topList', { token })).body.data.messageList,
  leaveOf: async (token, id) =>
    (await office.api.get<AnyRecord>('/blade-bip/plus/leave/detail', { token, query: { id } })).body.data,
  list: async (token, path, query = {}) =>
    (await office.api.get<Page<ProcessTask>>(path, { token, query: { ...query } })).body.data,
})
