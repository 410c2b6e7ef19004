import { type LogEntry, label, logKinds, plus, say } from '@bip/contract'
import { logLists } from '@bip/contract/listings'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { askedOf, listed } from '../../http/listed.ts'
import { id, pageOf } from '../../http/paging.ts'
import { type Call, route } from '../../http/route.ts'
import { localDay, localTime } from '../../kinds/zone.ts'
import { inert } from '../../resources/transfer/inert.ts'
import { addSheet, sendWorkbook } from '../../resources/transfer/workbook.ts'
import { type AskedLogs, listLogs, maxCounted, readLog, readLogs, withWindow } from './read.ts'

const kind = z.enum(logKinds)
const day = z.iso.date().optional()
/** `from` and `to` are another way to say the days. */
const asked = listed(logLists.login).extend({ kind, from: day, to: day })

/** What a log is asked, with the days from which on and up to which it is meant. */
function readAskedLogs({ session, services, query, language }: Call<z.infer<typeof asked>>): AskedLogs {
  const { kind, current, size, search } = query
  const { day, outcome } = askedOf(logLists.login, query, { language, timeZone: session.timeZone })
  const [from, to] = [day?.ge ?? query.from, day?.le ?? query.to]
  return withWindow({ kind, current, size, search, outcome, from, to }, session, services.clock())
}

const names = {
  usual: label('操作日志', 'Operations', 'Thao tác'),
  api: label('接口日志', 'Calls', 'Lời gọi'),
  error: label('错误日志', 'Errors', 'Lỗi'),
  login: label('登录日志', 'Sign-ins', 'Đăng nhập'),
}
const heads = {
  at: label('时间', 'Time', 'Thời gian'),
  userName: label('用户', 'User', 'Người dùng'),
  subject: label('内容', 'What', 'Nội dung'),
  outcome: label('结果', 'Outcome', 'Kết quả'),
  ms: label('耗时（毫秒）', 'Took (ms)', 'Thời gian (ms)'),
  trace: label('跟踪号', 'Trace', 'Mã theo dõi'),
  address: label('地址', 'Address', 'Địa chỉ'),
  agent: label('设备', 'Device', 'Thiết bị'),
  count: label('次数', 'Times', 'Số lần'),
  lastAt: label('最近一次', 'Last', 'Lần cuối'),
} as const
const maxExported = 50_000
const chunk = 1000

const list = route({
  method: 'GET',
  path: plus.logs,
  access: { permission: 'log_view' },
  query: asked,
  run: async (call) => {
    const { session, services, language } = call
    const query = readAskedLogs(call)
    const { records, total } = await services.database.asTenant(
      session.tenantId,
      (tx) => listLogs(tx, session, query, language),
      { readOnly: true },
    )
    const isCut = total >= maxCounted
    return {
      ...pageOf(records, total, query),
      ...(isCut && { estimated: true }),
      since: query.from ?? '',
      dropped: services.logs.dropped(),
    }
  },
})

const detail = route({
  method: 'GET',
  path: plus.logDetail,
  access: { permission: 'log_view' },
  query: z.object({ kind, id }),
  run: ({ session, services, query, language }) =>
    services.database.asTenant(session.tenantId, (tx) => readLog(tx, session, query.kind, query.id, language), {
      readOnly: true,
    }),
})

/** Instants as they are told where the tenant is. */
function shown(row: LogEntry, key: keyof typeof heads, timeZone: string) {
  const isInstant = key === 'at' || key === 'lastAt'
  return isInstant && row[key] ? localTime(new Date(row[key]), timeZone) : inert(row[key])
}

/** All that a log's query matches, as xlsx, read in short portions. */
const exported = route({
  method: 'GET',
  path: plus.logExport,
  access: { permission: 'log_export' },
  query: asked,
  raw: true,
  run: async (call) => {
    const { session, services, language, reply } = call
    const query = readAskedLogs(call)
    const read = (offset: number, limit: number) =>
      services.database.asTenant(session.tenantId, (tx) => readLogs(tx, session, query, language, { offset, limit }), {
        readOnly: true,
      })
    if ((await read(maxExported, 1)).length > 0)
      throw new Refusal('tooManyRows', { total: `> ${maxExported}`, limit: maxExported })
    const title = say(names[query.kind], language)
    const output = await sendWorkbook(reply, `${title}${localDay(services.clock(), session.timeZone)}.xlsx`)
    const keys = Object.keys(heads) as (keyof typeof heads)[] // exactly those written above
    try {
      const sheet = addSheet(
        output.workbook,
        title,
        keys.map((key) => ({ header: say(heads[key], language), width: key === 'subject' || key === 'agent' ? 50 : 22 })),
      )
      for (let from = 0; ; from += chunk) {
        const rows = await read(from, chunk)
        for (const row of rows) sheet.addRow(keys.map((key) => shown(row, key, session.timeZone))).commit()
        if (!(await output.ready())) return
        if (rows.length < chunk) break
      }
      sheet.commit()
      await output.done()
    } catch (error) {
      output.fail(error)
      throw error
    }
  },
})

export const logRoutes = [list, detail, exported]
